import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs a command of the platform (`npm run platform -- …`) on a data folder; rejects when it fails. */
export function runPlatformCommand(
  root: string,
  dataDir: string,
  args: readonly string[],
  signal: AbortSignal,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const script = join(root, 'platform', 'src', 'shop-files', 'cli', 'main.ts');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: { ...environment, ...process.env, DATA_DIR: dataDir },
      stdio: ['ignore', 'inherit', 'inherit'],
      signal,
      killSignal: 'SIGTERM',
    });
    child.once('error', reject);
    child.once('exit', (code, killedBy) =>
      code === 0
        ? resolve()
        : reject(new Error(`The shop was not filled (${args[0]}: ${killedBy ?? `code ${code}`}).`)),
    );
  });
}
