import { chromiumWith } from '@lokke/e2e/chromium';
import { chromium } from '@playwright/test';
import { medianOf, spreadText } from '../../numbers.ts';
import type { Benchmark } from '../benchmark.ts';
import { openShopOnAllCores } from '../open-shop.ts';
import { type PressTimes, pressAll, SHORTEST_IN_MS, SLOWER } from './press-visit.ts';
import { VISITS } from './presses.ts';

const ROUNDS = 3;
const AIM_IN_MS = 100;

/** Times presses until their next frame (INP), on a phone with slower scripts. */
export const inp: Benchmark = async (log) => {
  await using shop = await openShopOnAllCores();
  await using browser = await chromium.launch(chromiumWith());
  const times: PressTimes = { work: new Map(), byClock: new Map() };
  for (let round = 1; round <= ROUNDS; round += 1) {
    await pressAll(browser, shop.shopUrl, VISITS, times);
    log(`  round ${round}/${ROUNDS}`);
  }
  const works = [...times.work].map(([name, all]) => ({ name, all, work: medianOf(all) }));
  const slowest = works.reduce((one, other) => (other.work > one.work ? other : one));
  return {
    sections: [
      {
        title: 'From a press to its next frame',
        note: `INP of ${ROUNDS} presses each in a phone’s window, scripts ${SLOWER} times slower. Work is CPU time of the page’s main thread × ${SLOWER}, which other programs do not change; by the clock is the browser’s own event timing, in steps of 8 ms from ${SHORTEST_IN_MS} ms on, and what others took of the machine counts four times.`,
        columns: ['press', 'work in ms', 'by the clock in ms'],
        rows: works.map(({ name, all }) => [
          name,
          spreadText(all),
          spreadText(times.byClock.get(name) ?? []),
        ]),
      },
    ],
    targets: [
      {
        what: 'work from a press to its next frame, the median of each press',
        aim: `≤ ${AIM_IN_MS} ms`,
        measured: `${slowest.work.toFixed(0)} ms (${slowest.name})`,
        isMet: slowest.work <= AIM_IN_MS,
      },
    ],
  };
};
