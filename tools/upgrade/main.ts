// npm run upgrade [-- --no-test]: raises the exact versions in every package.json within their ranges (1.2.3 to the newest
// 1.x), but for those that docs/upgrading.md holds back; writes the lock file and what changed, installs, and tests.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../runtime/node-24.mjs';
import { refuseUnknown } from '../runtime/refuse-unknown.ts';
import { heldIn, openPin, type Raised, raisedBetween, replacePins } from './pins.ts';

const PAGE = 'docs/upgrading.md';
const [START, END] = ['<!-- raised -->', '<!-- end of raised -->'];

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(ROOT, path), text);
const writeManifests = (texts: readonly string[]): void => {
  for (const [index, path] of paths.entries()) write(path, texts[index] ?? '');
};
const readLock = (): Lock => JSON.parse(read('package-lock.json'));

/** Runs npm, or ends the command with its status. */
function npm(...args: readonly string[]): void {
  const { status } = spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit' });
  if (status === 0) return;
  if (areRangesOpen) writeManifests(before);
  process.exit(status ?? 1);
}

/** Finds the version that was resolved for a workspace: its own copy, else the shared one. */
function resolvedIn({ packages }: Lock, folder: string, name: string): string | undefined {
  const places = [join(folder, 'node_modules', name), join('node_modules', name)];
  return places.map((place) => packages[place]?.version).find((version) => version !== undefined);
}

/** Writes what was raised into the page, in the place of the time before. */
function tell(raised: readonly Raised[]): void {
  const page = read(PAGE);
  const [from, to] = [page.indexOf(START), page.indexOf(END)];
  const day = new Date().toISOString().slice(0, 10);
  const rows = raised.map((one) => `| \`${one.name}\` | ${one.from} | ${one.to} |`);
  const table = [`Raised on ${day}:`, '', '| package | from | to |', '|---|---|---|', ...rows];
  write(PAGE, `${page.slice(0, from + START.length)}\n${table.join('\n')}\n${page.slice(to)}`);
  for (const one of raised) console.log(`${one.name} ${one.from} → ${one.to}`);
}

refuseUnknown(process.argv.slice(2), ['--no-test']);
let areRangesOpen = false;
// Ctrl-C ends npm alone, so that exact versions come back.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
const folders = Object.keys(readLock().packages).filter(
  (place) => !place.includes('node_modules/'),
);
const paths = folders.map((folder) => join(folder, 'package.json'));
const before = paths.map(read);
const lockBefore = read('package-lock.json');
const held = heldIn(read(PAGE));
areRangesOpen = true;
writeManifests(before.map((text) => replacePins(text, openPin(held))));
npm('update', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund');
const lock = readLock();
const after = before.map((text, index) =>
  replacePins(text, (name, pin) => resolvedIn(lock, folders[index] ?? '', name) ?? pin),
);
writeManifests(after);
areRangesOpen = false;
npm('install', '--ignore-scripts', '--no-audit', '--no-fund');
const raised = raisedBetween(before, after);
if (read('package-lock.json') === lockBefore) console.log('Nothing can be raised.');
else {
  if (raised.length > 0) tell(raised);
  else console.log('What other packages bring was raised in package-lock.json alone.');
  if (!process.argv.includes('--no-test')) npm('test');
}
