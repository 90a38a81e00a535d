import type { Config } from '../../config/index.ts';
import {
  createSessionCipher,
  type SessionCipher,
  sessionSecretsOf,
} from '../../http/session/index.ts';

export type SalonSecrets = Pick<Config, 'bankSecrets' | 'sessionSecrets' | 'dataDir'>;

/** Null where only sessions have a secret of their own: those are replaced too often to keep what salons entered by. */
export function openSalonCipher(
  config: SalonSecrets,
  purpose: 'bank details' | 'proofs',
): SessionCipher | null {
  const { bankSecrets, sessionSecrets } = config;
  if (bankSecrets.length === 0 && sessionSecrets.length > 0) return null;
  const secrets = bankSecrets.length > 0 ? bankSecrets : sessionSecretsOf(config);
  return createSessionCipher(secrets, `lokke salon ${purpose}`);
}
