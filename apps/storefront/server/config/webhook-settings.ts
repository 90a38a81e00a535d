import { ConfigError, type Environment, secretOf } from './read-env.ts';

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
