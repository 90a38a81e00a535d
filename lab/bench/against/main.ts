import { ROOT } from '../../../tools/runtime/node-24.mjs';
import { buildShop } from '../../run.ts';
import type { Log } from '../benchmark.ts';
import { type Load, measure } from '../load/measure-load.ts';
import { openShop } from '../open-shop.ts';
import { withCommit } from './other-tree.ts';
import { isSlower, type Pair, type Ratio, ratioOf } from './ratio.ts';
import { LOAD_GROUPS, type LoadGroup } from './server-loads.ts';

/** Number of times that both shops are opened: two processes of the same code differ by some percent for as long as they live. */
const OPENINGS = 4;
const ROUNDS_PER_OPENING = 2;
const SECONDS_PER_ROUND = 1.5;
const WARM_UP_IN_SECONDS = 2;
/** Share of the rate that a change may cost before the run fails. */
export const THRESHOLD = 0.05;

/** Measures the servers of this tree and of a commit in turns; false when this tree is slower beyond the threshold. */
export async function compareWith(commit: string, log: Log): Promise<boolean> {
  await buildShop();
  return withCommit(commit, log, async (root) => {
    const pairs = new Map<string, Pair[]>();
    for (let opening = 1; opening <= OPENINGS; opening += 1) {
      for (const group of Object.values(LOAD_GROUPS)) {
        for (const [name, pair] of await measureOpening(group, root, opening % 2 === 0)) {
          pairs.set(name, [...(pairs.get(name) ?? []), pair]);
          log(`  ${opening}/${OPENINGS} ${name}: ${(pair.after / pair.before).toFixed(3)}`);
        }
      }
    }
    const found = [...pairs].map(([name, each]) => [name, ratioOf(each)] as const);
    log(`\nthis tree for ${commit}, per second of the server's CPU time, 95 % confidence:`);
    for (const [name, ratio] of found) log(`  ${describe(name, ratio)}`);
    return !found.some(([, ratio]) => isSlower(ratio, THRESHOLD));
  });
}

function describe(name: string, ratio: Ratio): string {
  const [at, low, high] = [ratio.ratio, ratio.low, ratio.high].map((value) => value.toFixed(3));
  const verdict = isSlower(ratio, THRESHOLD) ? '  SLOWER' : '';
  return `${name.padEnd(36)} ${at} (${low} to ${high})${verdict}`;
}

/** Measures both shops, open at once on the measured core, either one opened first. */
async function measureOpening(
  { environment, loadsOf }: LoadGroup,
  root: string,
  isOursFirst: boolean,
): Promise<readonly (readonly [string, Pair])[]> {
  const [first, second] = isOursFirst ? [ROOT, root] : [root, ROOT];
  await using firstShop = await openShop(environment, { root: first });
  await using secondShop = await openShop(environment, { root: second });
  const [ours, others] = isOursFirst ? [firstShop, secondShop] : [secondShop, firstShop];
  const before = await loadsOf(others);
  const found: (readonly [string, Pair])[] = [];
  for (const [at, load] of (await loadsOf(ours)).entries()) {
    const other = before[at];
    if (other === undefined) throw new Error(`The other commit has no ${load.name}.`);
    found.push([load.name, await measureInTurns(load, other)]);
  }
  return found;
}

async function measureInTurns(after: Load, before: Load): Promise<Pair> {
  const rate = async (load: Load, durationInSeconds: number) =>
    (await measure({ ...load, durationInSeconds })).requestsPerCoreSecond;
  await rate(after, WARM_UP_IN_SECONDS);
  await rate(before, WARM_UP_IN_SECONDS);
  const sum = { before: 0, after: 0 };
  for (let round = 0; round < ROUNDS_PER_OPENING; round += 1) {
    // Each goes first as often, so that a machine that becomes slower favours neither.
    const order = round % 2 === 0 ? (['before', 'after'] as const) : (['after', 'before'] as const);
    for (const side of order) {
      sum[side] += await rate(side === 'after' ? after : before, SECONDS_PER_ROUND);
    }
  }
  return sum;
}
