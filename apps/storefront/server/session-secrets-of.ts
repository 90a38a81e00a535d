import type { Config } from './config/index.ts';
import { keptSessionSecret } from './session/index.ts';

/** The configured ones; else the one that the data folder keeps. */
export function sessionSecretsOf({
  sessionSecrets,
  dataDir,
}: Pick<Config, 'sessionSecrets' | 'dataDir'>): readonly string[] {
  return sessionSecrets.length > 0 ? sessionSecrets : [keptSessionSecret(dataDir)];
}
