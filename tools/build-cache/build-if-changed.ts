import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export interface BuildTarget {
  readonly name: string;
  readonly inputs: readonly string[];
  /** If one of these is missing, the target is built again. */
  readonly outputs: readonly string[];
  readonly command: readonly [string, ...string[]];
}

const IGNORED_FOLDERS = new Set(['node_modules', 'build', 'generated', '.react-router']);

/** Builds a target unless it was built from the same inputs before; resolves to whether it was built. */
export async function buildIfChanged(
  root: string,
  target: BuildTarget,
  print: (text: string) => void,
): Promise<boolean> {
  const stamp = join(root, 'node_modules', '.cache', 'lokke', target.name);
  const hash = hashInputs(root, target.inputs);
  const isBuilt = target.outputs.every((output) => existsSync(join(root, output)));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;

  const startedAt = performance.now();
  print(`Building ${target.name} …\n`);
  const failure = await run(root, target.command, print);
  if (failure !== null) {
    throw new Error(`Building ${target.name} failed (${target.command.join(' ')}: ${failure}).`);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  print(`Built ${target.name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.\n`);
  return true;
}

/** Resolves to why the command failed, or to null. */
function run(
  cwd: string,
  [command, ...args]: BuildTarget['command'],
  print: (text: string) => void,
): Promise<string | null> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code, signal) => resolve(code === 0 ? null : (signal ?? `code ${code}`)));
  });
}

/** Hashes names and contents, so that the same inputs give the same hash on every machine. */
function hashInputs(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesBelow(join(root, input))).sort()) {
    hash.update(`${relative(root, file)}\0`);
    hash.update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex');
}

function filesBelow(path: string): readonly string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !(entry.isDirectory() && IGNORED_FOLDERS.has(entry.name)))
    .flatMap((entry) => filesBelow(join(path, entry.name)));
}
