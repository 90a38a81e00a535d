import { chromiumWith } from '@lokke/e2e/chromium';
import { chromium } from '@playwright/test';
import { medianOf, whole } from '../../numbers.ts';
import type { Benchmark, BenchmarkResult } from '../benchmark.ts';
import { withShopOnAllCores } from '../open-shop.ts';
import { spreadText } from '../plot-values.ts';
import {
  noTimes,
  type PressTimes,
  pressAll,
  ROUNDS,
  SHORTEST_IN_MS,
  SLOWER,
} from './press-visit.ts';
import { VISITS } from './presses.ts';

const AIM_IN_MS = 100;

/** How long a press takes until its next frame (INP), on a phone with slower scripts. */
export const inp: Benchmark = (log) =>
  withShopOnAllCores({}, async ({ shopUrl }) => {
    const browser = await chromium.launch(chromiumWith());
    try {
      const times = noTimes();
      for (let round = 1; round <= ROUNDS; round += 1) {
        await pressAll(browser, shopUrl, VISITS, times);
        log(`  round ${round}/${ROUNDS}`);
      }
      return report(times);
    } finally {
      await browser.close();
    }
  });

function report({ work: works, byClock }: PressTimes): BenchmarkResult {
  const found = [...works].map(([name, all]) => ({
    name,
    all,
    work: medianOf(all),
    wall: byClock.get(name) ?? [],
  }));
  const slowest = found.reduce((one, other) => (other.work > one.work ? other : one));
  return {
    sections: [
      {
        title: 'From a press to its next frame',
        note: `INP of ${ROUNDS} presses each in a phone’s window, scripts ${SLOWER} times slower. Work is CPU time of the page’s main thread × ${SLOWER}, which other programs do not change; by the clock is the browser’s own event timing, in steps of 8 ms from ${SHORTEST_IN_MS} ms on, and what others took of the machine counts four times.`,
        columns: ['press', 'work in ms', 'by the clock in ms'],
        rows: found.map(({ name, all, wall }) => [
          name,
          ...[all, wall].map((times) => spreadText(times, whole)),
        ]),
        plots: [
          {
            file: 'presses',
            kind: 'bars',
            columns: ['work in ms'],
            label: 'ms of work until the next frame',
            limit: AIM_IN_MS,
          },
        ],
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
}
