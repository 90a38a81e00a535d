// npm run lab -- attack [--only replays,idle]: repeats attacks against a shop of its own on this machine. Prints what
// held and records it in docs/security.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from '../../tools/build-cache/build-if-changed.ts';
import { GENERATED, STOREFRONT } from '../../tools/build-cache/build-targets.ts';
import { ROOT } from '../../tools/runtime/node-24.mjs';
import { selectNames } from '../../tools/test/select-names.ts';
import { describeMachine } from '../machine/processes.ts';
import { figuresText, withBlock } from '../report-block.ts';
import type { Attack, Finding } from './attack.ts';
import { ACCOUNT_ATTACKS } from './attacks/accounts.ts';
import { CART_ATTACKS } from './attacks/carts.ts';
import { CONNECTION_ATTACKS } from './attacks/connections.ts';
import { LETTER_ATTACKS } from './attacks/letters.ts';
import { WEBHOOK_ATTACKS } from './attacks/webhooks.ts';
import { withTarget } from './target.ts';

const ATTACKS: Readonly<Record<string, Attack>> = {
  ...WEBHOOK_ATTACKS,
  ...LETTER_ATTACKS,
  ...ACCOUNT_ATTACKS,
  ...CART_ATTACKS,
  // These keep the shop busy or break a service, so they come last.
  ...CONNECTION_ATTACKS,
};
const PAGE = join(ROOT, 'docs', 'security.md');
const MOST_IN_MS = 60_000;
const MOST_IN_ALL_IN_MS = 170_000;

const names = Object.keys(ATTACKS);
const selected = selectNames('npm run lab -- attack', names, process.argv.slice(2));
if (process.platform !== 'linux') {
  console.error(
    'The attacks come from many addresses of the loopback network, which only Linux has.',
  );
  process.exit(1);
}
for (const target of [GENERATED, STOREFRONT]) {
  await buildIfChanged(ROOT, target, (text) => process.stdout.write(text));
}

const startedAt = performance.now();
const rows: (readonly string[])[] = [];
const failures: string[] = [];
await withTarget(async (target) => {
  for (const name of selected) {
    const attack = ATTACKS[name];
    if (attack === undefined) continue;
    const { tries, flaws, note } = await inTime(attack.run(target));
    const result = flaws.length === 0 ? 'held' : `gave way: ${flaws.slice(0, 3).join('; ')}`;
    // A defence that is not in place has no test that proves it.
    const isProved = flaws.length === 0 && existsSync(join(ROOT, attack.test));
    const test = isProved ? `\`${attack.test}\`` : '–';
    rows.push([
      attack.name,
      String(tries),
      note === undefined ? result : `${result} (${note})`,
      test,
    ]);
    if (flaws.length > 0) failures.push(name);
    console.log(
      `${flaws.length === 0 ? 'held    ' : 'GAVE WAY'} ${name.padEnd(16)} ${tries} tries`,
    );
    for (const flaw of flaws) console.log(`           ${flaw}`);
  }
});

const text = figuresText(
  { columns: ['attack', 'tries', 'result', 'test'], rows, failures },
  {
    day: new Date().toISOString().slice(0, 10),
    machine: describeMachine(),
    tookInSeconds: Math.round((performance.now() - startedAt) / 1000),
  },
);
console.log(`\n${text}`);
if (selected.length === names.length) {
  writeFileSync(PAGE, withBlock(readFileSync(PAGE, 'utf8'), 'attack', text));
}
process.exit(failures.length === 0 ? 0 : 1);

/** An attack that breaks off is one that gave way. */
async function inTime(running: Promise<Finding>): Promise<Finding> {
  const limit = Promise.withResolvers<Finding>();
  const leftInMs = MOST_IN_ALL_IN_MS - (performance.now() - startedAt);
  const mostInMs = Math.max(0, Math.min(MOST_IN_MS, leftInMs));
  const flaws = [`no end within ${Math.round(mostInMs / 1_000)} s`];
  const timer = setTimeout(() => limit.resolve({ tries: 0, flaws }), mostInMs);
  const broken = (error: unknown): Finding => ({ tries: 0, flaws: [String(error)] });
  try {
    return await Promise.race([running.catch(broken), limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}
