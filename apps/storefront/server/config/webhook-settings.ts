import { ConfigError, type Environment, secretOf, textOf } from './read-env.ts';

/** Length of Contentful's signing secrets. */
const SECRET_LENGTH = 64;

export function contentWebhookSecretOf(environment: Environment): string | null {
  const secret = secretOf(environment, 'CONTENTFUL_WEBHOOK_SECRET');
  if (secret === undefined) return null;
  if (secret.length === SECRET_LENGTH) return secret;
  throw new ConfigError(
    `CONTENTFUL_WEBHOOK_SECRET must have ${SECRET_LENGTH} characters, not ${secret.length}.`,
  );
}

/** Origins of the other servers, separated by commas. */
export function webhookPeersOf(environment: Environment): readonly string[] {
  const peers = (textOf(environment, 'WEBHOOK_PEERS') ?? '').split(',').map((peer) => peer.trim());
  return peers
    .filter((peer) => peer !== '')
    .map((peer) => {
      const url = URL.parse(peer);
      if (url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
      throw new ConfigError(`WEBHOOK_PEERS must be http(s) origins without path, not "${peer}".`);
    });
}
