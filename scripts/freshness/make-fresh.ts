import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashInputs } from './hash-inputs.ts';

export interface MadeThing {
  readonly name: string;
  readonly inputs: readonly string[];
  /** Any of these missing means that the thing has to be made again. */
  readonly outputs: readonly string[];
  readonly command: readonly [string, ...string[]];
}

/** Makes a thing unless it was made from the same inputs before; answers whether it had to. */
export function makeFresh(root: string, thing: MadeThing, say: (line: string) => void): boolean {
  const stamp = join(root, 'node_modules', '.cache', 'lokke', thing.name);
  const hash = hashInputs(root, thing.inputs);
  const isMade = thing.outputs.every((output) => existsSync(join(root, output)));
  if (isMade && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;

  const startedAt = performance.now();
  say(`Making ${thing.name} …`);
  const [command, ...args] = thing.command;
  const { status, signal, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    const reason = error?.message ?? signal ?? `code ${status}`;
    throw new Error(`Making ${thing.name} failed (${thing.command.join(' ')}: ${reason}).`);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  say(`Made ${thing.name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  return true;
}
