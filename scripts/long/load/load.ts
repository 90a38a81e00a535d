import { openShopProcess } from '@lokke/stack';
import type { LongPart } from '../part.ts';
import { type CoreTime, keepLoadApart, shopOnOneCore, withCoreTime } from './cores.ts';
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
    const { value: alone, coreTime } = await withCoreTime(shop.pid, () =>
      closedLoop(next, PEOPLE, PHASE_IN_MS),
    );
    const capacity = capacityOf(alone, coreTime);
    say(`  one core serves ${Math.round(capacity)} a second`);
    const inTurn = { recoveredInMs: null, coreTime };
    const rows = [rowOf('24 people, each in turn', alone, inTurn)];
    const failures = [...problemsOf('24 people', alone, inTurn)];
    for (const times of TIMES) {
      const { value: phase, coreTime } = await withCoreTime(shop.pid, () =>
        openLoop(next, capacity * times, PHASE_IN_MS),
      );
      const around = { recoveredInMs: await recovery(next), coreTime };
      const name = `${times} times what one core serves`;
      rows.push(rowOf(name, phase, around));
      say(`  ${rows.at(-1)?.join(' · ')}`);
      failures.push(...problemsOf(name, phase, around));
    }
    return {
      columns: COLUMNS,
      rows,
      notes: [
        `One core serves ${Math.round(capacity)} a second: what 24 people were served with, by the processor time of the shop's processes, so that a machine with other things to do makes no smaller shop of it. Of a hundred requests 90 look around (kept pages, filtered lists, searches, in four markets), 8 change a cart, one opens the checkout, one asks for the account. Times count from when a request was due; shed is a 503 with Retry-After. Where the shop had less than its core, other programs had the rest, and it was asked for as much more; the last column is by how much the sender itself, on the other core, was late.`,
      ],
      failures,
    };
  } finally {
    hangUp();
    await shop.close();
  }
};

function capacityOf(alone: Phase, coreTime: CoreTime | null): number {
  if (coreTime === null) return perSecond(alone, 'accepted');
  return countOf(alone, 'accepted') / coreTime.usedInSeconds;
}
