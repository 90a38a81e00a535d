import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isSeeded, rememberSeeded } from './seeded.ts';
import type { StackSettings } from './settings.ts';

/**
 * Fills the shops with the demo: the first time a data folder is used, and again when the demo has gained something since.
 * Seeding leaves alone whatever a shop has already.
 */
export async function seedWhenNew(
  root: string,
  { dataDir }: StackSettings,
  signal: AbortSignal,
): Promise<void> {
  if (isSeeded(dataDir)) return;
  mkdirSync(dataDir, { recursive: true });
  await runSeed(root, dataDir, signal);
  rememberSeeded(dataDir);
}

function runSeed(root: string, dataDir: string, signal: AbortSignal): Promise<void> {
  const script = join(root, 'packages', 'platform', 'src', 'cli', 'main.ts');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, 'seed'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'inherit', 'inherit'],
      signal,
      killSignal: 'SIGTERM',
    });
    child.once('error', reject);
    child.once('exit', (code, killedBy) =>
      code === 0
        ? resolve()
        : reject(new Error(`Seeding the shops ended with ${killedBy ?? `code ${code}`}.`)),
    );
  });
}
