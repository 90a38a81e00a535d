// npm run lab -- attack [--only files,idle]: repeats attacks that take sockets, files or processes, against a shop of its own.
// Prints what held and records it in docs/security.md.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/runtime/node-24.mjs';
import { selectNamesOrEnd } from '../../tools/test/select-names.ts';
import { buildShop, recordFigures } from '../run.ts';
import type { Attack, Finding } from './attack.ts';
import { CONNECTION_ATTACKS } from './attacks/connections.ts';
import { DATA_ATTACKS } from './attacks/data.ts';
import { openTarget } from './target.ts';

const ATTACKS: Readonly<Record<string, Attack>> = {
  ...DATA_ATTACKS,
  // Last, because they keep the shop busy or break a service.
  ...CONNECTION_ATTACKS,
};
const MOST_IN_MS = 60_000;

const names = Object.keys(ATTACKS);
const selected = selectNamesOrEnd('npm run lab -- attack', names, process.argv.slice(2));
if (process.platform !== 'linux') {
  throw new Error('Only Linux has many addresses of the loopback network to attack from.');
}
await buildShop();

const startedAtInMs = performance.now();
const rows: (readonly string[])[] = [];
const failures: string[] = [];
{
  await using target = await openTarget();
  for (const name of selected) {
    const attack = ATTACKS[name];
    if (attack === undefined) continue;
    note(name, attack, await finishInTime(attack.run(target)));
  }
}
const columns = ['attack', 'tries', 'result', 'test'];
const isWhole = selected.length === names.length;
const run = { page: 'security.md', block: 'attack', startedAtInMs, isWhole };
recordFigures({ columns, rows, failures }, run);
process.exit();

function note(key: string, { name, test }: Attack, { tries, flaws, note: more }: Finding): void {
  const isHeld = flaws.length === 0;
  const result = isHeld ? 'held' : `gave way: ${flaws.slice(0, 3).join('; ')}`;
  // A defence that is not in place has no test that proves it.
  const proof = isHeld && existsSync(join(ROOT, test)) ? `\`${test}\`` : '–';
  rows.push([name, String(tries), more === undefined ? result : `${result} (${more})`, proof]);
  if (!isHeld) failures.push(key);
  console.log(`${isHeld ? 'held    ' : 'GAVE WAY'} ${key.padEnd(16)} ${tries} tries`);
  for (const flaw of flaws) console.log(`           ${flaw}`);
}

/** Waits for an attack; one that breaks off or does not end has given way. */
async function finishInTime(running: Promise<Finding>): Promise<Finding> {
  const limit = Promise.withResolvers<Finding>();
  const flaws = [`no end within ${MOST_IN_MS / 1_000} s`];
  const timer = setTimeout(() => limit.resolve({ tries: 0, flaws }), MOST_IN_MS);
  const toFinding = (error: unknown): Finding => ({ tries: 0, flaws: [String(error)] });
  try {
    return await Promise.race([running.catch(toFinding), limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}
