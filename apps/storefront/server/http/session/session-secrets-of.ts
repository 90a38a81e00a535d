import { type Config, ConfigError } from '../../config/index.ts';
import { keptSessionSecret } from './session-cipher.ts';

/** The configured ones; else the one that the data folder keeps. */
export function sessionSecretsOf({
  sessionSecrets,
  dataDir,
}: Pick<Config, 'sessionSecrets' | 'dataDir'>): readonly string[] {
  if (sessionSecrets.length > 0) return sessionSecrets;
  try {
    return [keptSessionSecret(dataDir)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `SESSION_SECRETS is not set, and DATA_DIR ("${dataDir}") cannot keep a secret: ${reason}`,
    );
  }
}
