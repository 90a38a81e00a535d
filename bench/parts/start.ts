import { measure } from '../load/measure-load.ts';
import { childProcessesOf, residentMibOf } from '../machine/child-processes.ts';
import { withShop } from '../machine/open-shop.ts';
import type { Part } from '../part.ts';
import { timeStarts } from '../start/time-starts.ts';
import { MAIN_PAGES } from './main-pages.ts';

const MOST_SECONDS = 6;
const MOST_MIB = 450;

/** From the command to the shop that is open, and what both processes hold after some visits. */
export const start: Part = async (say) => {
  const { firstInSeconds, warmInSeconds } = await timeStarts();
  say(`  first ${firstInSeconds.toFixed(1)} s, warm ${warmInSeconds.toFixed(1)} s`);
  const memory = await withShop({}, async (shop) => {
    for (const { name, path } of MAIN_PAGES) await measure({ name, url: shop.shopUrl + path });
    return childProcessesOf(shop.pid).map(
      ({ pid, script }) => [script, residentMibOf(pid)] as const,
    );
  });
  const total = memory.reduce((sum, [, mib]) => sum + mib, 0);
  return {
    sections: [
      {
        title: 'Start and memory',
        note: '`npm start`, installed and built, with the main pages of all locales made before the shop says that it is open; resident memory after a load on the main pages.',
        columns: ['', ''],
        rows: [
          ['first start, filling eleven shops', `${firstInSeconds.toFixed(1)} s`],
          ['warm start (median of 3)', `${warmInSeconds.toFixed(1)} s`],
          ...memory.map(([script, mib]) => [script, `${mib} MiB`]),
        ],
      },
    ],
    targets: [
      {
        what: 'warm start',
        aim: `≤ ${MOST_SECONDS} s`,
        measured: `${warmInSeconds.toFixed(1)} s`,
        isMet: warmInSeconds <= MOST_SECONDS,
      },
      {
        what: 'memory of both processes',
        aim: `≤ ${MOST_MIB} MiB`,
        measured: `${total} MiB`,
        isMet: total <= MOST_MIB,
      },
    ],
  };
};
