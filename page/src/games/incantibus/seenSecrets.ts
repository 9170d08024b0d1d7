/** What a viewer alone has seen of the secret tokens. */

import type { IncantibusView } from "../../protocol";

export function seenSecrets(view: IncantibusView): { place: number; key: string }[] {
  return view.secret.flatMap((secret, index) => (secret?.token ? [{ place: index + 1, key: secret.token }] : []));
}
