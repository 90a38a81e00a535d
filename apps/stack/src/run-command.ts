import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownShopEnvironment, readArguments } from './own-shop.ts';
import { runStack } from './run-stack.ts';
import { readSettings } from './settings.ts';

const ROOT = resolve(import.meta.dirname, '..', '..', '..');

/** Opens the shop of this process's arguments and environment, and ends the process when it has closed. */
export async function runCommand(build: () => Promise<unknown> = async () => undefined) {
  let storefrontBuilt: Promise<unknown> = Promise.resolve();
  const envFile = join(ROOT, '.env');
  // The environment wins over the file.
  if (existsSync(envFile)) process.loadEnvFile(envFile);

  const print = (line: string) => process.stdout.write(`${line}\n`);
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => stopping.abort(new Error(`Stopped by ${name}.`)));
  }

  try {
    const { isDevelopment, own } = readArguments(process.argv.slice(2));
    storefrontBuilt = build();
    // A failure is reported when it is waited for.
    storefrontBuilt.catch(() => undefined);
    await runStack({
      root: ROOT,
      settings: readSettings(ownShopEnvironment(process.env, own), ROOT),
      own,
      isDevelopment,
      storefrontBuilt,
      print,
      signal: stopping.signal,
    });
    process.exitCode = 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
  // A build cannot be stopped half-way without leaving its tools behind.
  await storefrontBuilt.catch(() => undefined);
  process.exit();
}
