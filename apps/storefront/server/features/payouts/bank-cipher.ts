import type { Config } from '../../config/index.ts';
import {
  createSessionCipher,
  type SessionCipher,
  sessionSecretsOf,
} from '../../http/session/index.ts';

/** Null where only sessions have a secret of their own: those are replaced too often to keep bank details by. */
export function openBankCipher(
  config: Pick<Config, 'bankSecrets' | 'sessionSecrets' | 'dataDir'>,
): SessionCipher | null {
  const { bankSecrets, sessionSecrets } = config;
  if (bankSecrets.length === 0 && sessionSecrets.length > 0) return null;
  const secrets = bankSecrets.length > 0 ? bankSecrets : sessionSecretsOf(config);
  return createSessionCipher(secrets, 'lokke salon bank details');
}
