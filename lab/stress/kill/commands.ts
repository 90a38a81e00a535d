import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '../../../tools/runtime/node-24.mjs';
import { dataFileIn, openDataFile, type VariantStock } from '../shop/stock.ts';
import type { Ledger } from './ledger.ts';
import { productFile } from './product-file.ts';
import { problemsInFile } from './verify.ts';

export interface CommandsOptions {
  readonly dataDir: string;
  readonly ledger: Ledger;
  readonly stockBefore: readonly VariantStock[];
  readonly random: () => number;
  readonly isOver: () => boolean;
}

const SHARE_KILLED = 0.4;
const FIRST_LENGTH_IN_MS = 2_000;

/** Imports a product file without stock and backs up, in turn, and kills some of these commands midway. */
export async function runCommands(options: CommandsOptions): Promise<void> {
  while (!options.isOver()) {
    await importOnce(options);
    await backUpOnce(options);
  }
}

async function importOnce({ dataDir, ledger, random }: CommandsOptions): Promise<void> {
  const { imports, failures } = ledger.commands;
  const path = join(dataDir, 'import.csv');
  imports.sent += 1;
  using database = openDataFile(dataFileIn(dataDir));
  writeFileSync(path, productFile(database, imports.sent));
  const outcome = await runOrKill(dataDir, random, 'import', path, '--shop', 'nl');
  if (outcome === 'done') imports.acknowledged = imports.sent;
  else if (outcome === 'killed') imports.killed += 1;
  else failures.push(`import ${imports.sent} failed: ${outcome}`);
}

async function backUpOnce(options: CommandsOptions): Promise<void> {
  const { dataDir, random, ledger, stockBefore } = options;
  const { backups, failures } = ledger.commands;
  const path = join(dataDir, 'backup.sqlite');
  const acknowledged = ledger.purchases.filter(({ thanksUrl }) => thanksUrl !== null);
  const outcome = await runOrKill(dataDir, random, 'backup', path);
  if (outcome === 'done') backups.done += 1;
  else if (outcome === 'killed') backups.killed += 1;
  else failures.push(`a backup failed: ${outcome}`);
  // A killed one may have been complete already; a file of its name has to be whole in any case.
  if (!existsSync(path)) return;
  const problems = problemsInFile(path, stockBefore, acknowledged);
  failures.push(...problems.map((problem) => `a backup: ${problem}`));
  rmSync(path);
}

const lengthsInMs = new Map<string, number>();

/** Resolves to `done`, `killed`, or what the command complained about. */
async function runOrKill(
  dataDir: string,
  random: () => number,
  command: string,
  ...args: readonly string[]
): Promise<string> {
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    [join(ROOT, 'platform/src/shop-files/cli/main.ts'), command, ...args],
    { cwd: ROOT, env: { ...process.env, DATA_DIR: dataDir }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const complaints: string[] = [];
  child.stderr.on('data', (chunk) => complaints.push(String(chunk)));
  const ended = once(child, 'close');
  const usualLengthInMs = lengthsInMs.get(command) ?? FIRST_LENGTH_IN_MS;
  if (random() < SHARE_KILLED) await killAfter(child, ended, random() * usualLengthInMs);
  await ended;
  if (child.signalCode !== null) return 'killed';
  lengthsInMs.set(command, performance.now() - startedAt);
  return child.exitCode === 0 ? 'done' : complaints.join('');
}

async function killAfter(child: ChildProcess, ended: Promise<unknown>, afterInMs: number) {
  await Promise.race([ended, delay(afterInMs)]);
  if (child.exitCode === null) child.kill('SIGKILL');
}
