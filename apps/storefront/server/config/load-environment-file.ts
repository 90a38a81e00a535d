import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** What `.env` of the folder that the command was given in says; what is already in the environment wins. */
export function loadEnvironmentFile(): void {
  const file = resolve(process.env['INIT_CWD'] ?? process.cwd(), '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
