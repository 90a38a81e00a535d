import { openShopProcess } from '@lokke/stack';
import type { LongPart } from '../part.ts';
import { keepLoadApart, processorSecondsOf, shopOnOneCore } from './cores.ts';
import { COLUMNS, countOf, perSecond, problemsOf, rowOf } from './figures.ts';
import { openMix } from './mix.ts';
import { closedLoop, openLoop, type Phase, recovery } from './phases.ts';
import { hangUp } from './send.ts';

const TIMES = [2, 4, 8];
const PHASE_IN_MS = Number(process.env['LOAD_PHASE_MS'] ?? 15_000);
const WARM_UP_IN_MS = 8_000;
const PEOPLE = 24;

/** The shop on one core, and two, four and eight times what it serves. */
export const load: LongPart = async (say) => {
  const shop = await openShopProcess(shopOnOneCore());
  using _apart = keepLoadApart();
  try {
    const next = await openMix(shop);
    await closedLoop(next, PEOPLE, WARM_UP_IN_MS);
    const before = processorSecondsOf(shop.pid);
    const alone = await closedLoop(next, PEOPLE, PHASE_IN_MS);
    const capacity = capacityOf(alone, before, processorSecondsOf(shop.pid));
    say(`  one core serves ${Math.round(capacity)} a second`);
    const rows = [rowOf('24 people, each in turn', alone, null)];
    const failures = [...problemsOf('24 people', alone, null)];
    for (const times of TIMES) {
      const phase = await openLoop(next, capacity * times, PHASE_IN_MS);
      const recoveredInMs = await recovery(next);
      const name = `${times} times what one core serves`;
      rows.push(rowOf(name, phase, recoveredInMs));
      say(`  ${rows.at(-1)?.join(' · ')}`);
      failures.push(...problemsOf(name, phase, recoveredInMs));
    }
    return {
      columns: COLUMNS,
      rows,
      notes: [
        `One core serves ${Math.round(capacity)} a second: what 24 people were served with, by the processor time of the shop's processes, so that a machine with other things to do makes no smaller shop of it. Of a hundred requests 90 look around (kept pages, filtered lists, searches, in four markets), 8 change a cart, one opens the checkout, one asks for the account. Times count from when a request was due; shed is a 503 with Retry-After. The last column is by how much the sender itself, on a core of its own, was late.`,
      ],
      failures,
    };
  } finally {
    hangUp();
    await shop.close();
  }
};

function capacityOf(alone: Phase, before: number | null, after: number | null): number {
  if (before === null || after === null) return perSecond(alone, 'accepted');
  return countOf(alone, 'accepted') / (after - before);
}
