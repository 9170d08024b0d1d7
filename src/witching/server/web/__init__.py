"""The server over HTTP: routes with OpenAPI, WebSocket, server-sent events, limits."""
