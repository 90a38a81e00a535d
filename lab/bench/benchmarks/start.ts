import { spawn } from 'node:child_process';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePorts } from '@lokke/stack';
import { ROOT } from '../../../tools/runtime/node-24.mjs';
import { childProcessesOf, residentMibOf } from '../../machine/processes.ts';
import { medianOf } from '../../numbers.ts';
import { type Benchmark, MAIN_PAGES } from '../benchmark.ts';
import { measure } from '../load/measure-load.ts';
import { openShop } from '../open-shop.ts';

const WARM_STARTS = 3;
const MAX_SECONDS = 5;
const MAX_MIB = 350;

/** Times `npm start` until the shop is open, and measures the memory of both processes after some visits. */
export const start: Benchmark = async (log) => {
  const times: number[] = [];
  {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'lokke-bench-'));
    while (times.length <= WARM_STARTS) times.push(await timeStart(folder.path));
  }
  const [firstInSeconds = 0, ...warm] = times;
  const warmInSeconds = medianOf(warm);
  log(`  first ${firstInSeconds.toFixed(1)} s, warm ${warmInSeconds.toFixed(1)} s`);
  await using shop = await openShop({});
  for (const { name, path } of MAIN_PAGES) await measure({ name, url: shop.shopUrl + path });
  const memory = childProcessesOf(shop.pid).map(
    ({ pid, script }) => [script, residentMibOf(pid)] as const,
  );
  const total = memory.reduce((sum, [, mib]) => sum + mib, 0);
  return {
    sections: [
      {
        title: 'Start and memory',
        note: '`npm start`, installed and built, with the main pages of all locales rendered before the shop says that it is open; resident memory after a load on the main pages.',
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
        aim: `≤ ${MAX_SECONDS} s`,
        measured: `${warmInSeconds.toFixed(1)} s`,
        isMet: warmInSeconds <= MAX_SECONDS,
      },
      {
        what: 'memory of both processes',
        aim: `≤ ${MAX_MIB} MiB`,
        measured: `${total} MiB`,
        isMet: total <= MAX_MIB,
      },
    ],
  };
};

/** Times `npm start` from the command to the line that says that the shop is open. */
async function timeStart(dataDir: string): Promise<number> {
  const [port, platformPort] = await freePorts(2);
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      PLATFORM_PORT: String(platformPort),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const seconds = await new Promise<number>((done, fail) => {
    void exited.then(() => fail(new Error('The shop closed before it was open.')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('The shop is open')) done((performance.now() - startedAt) / 1000);
    });
  });
  child.kill('SIGTERM');
  await exited;
  return seconds;
}
