"""The server over HTTP: routes with OpenAPI, WebSockets, server-sent events, limits."""
