import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { residentMibOf } from '../../machine/processes.ts';
import { medianOf, whole } from '../../numbers.ts';
import { type Benchmark, MAIN_PAGES } from '../benchmark.ts';
import { measureRounds, medianRatio } from '../load/measure-load.ts';
import { requestPages } from '../load/request-pages.ts';
import { withShop } from '../open-shop.ts';

const ALWAYS_FRESH = { PAGE_FRESH_MS: '3600000' } as const;
const LEAST_RATIO = 0.97;
const MOST_MIB = 30;
const SEARCH_COUNT = 1_000;
/** Each is made, and so traced. */
const SEARCHES = Array.from({ length: 500 }, (_, index) => `/nl/search?q=word${index}`);

/** What traces cost: the same shop without and with a collector that takes every span, in one run. */
export const tracing: Benchmark = async (log) => {
  const collector = await openCollector();
  try {
    return await withShop(ALWAYS_FRESH, (plain) =>
      withShop({ ...ALWAYS_FRESH, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, async (traced) => {
        const rows: string[][] = [];
        const ratios: number[] = [];
        for (const { name, path } of MAIN_PAGES) {
          const loads = [plain, traced].map(({ shopUrl, storefrontPid }, at) => ({
            name: `${name}, traces ${at === 0 ? 'off' : 'on'}`,
            url: shopUrl + path,
            serverPid: storefrontPid,
          }));
          for (const { url } of loads) await (await fetch(url)).text();
          const [off = [], on = []] = await measureRounds(loads, log);
          const [perOff, perOn] = [off, on].map((rounds) =>
            whole(medianOf(rounds.map(({ requestsPerCoreSecond }) => requestsPerCoreSecond))),
          );
          const ratio = medianRatio(on, off);
          ratios.push(ratio);
          rows.push([name, perOff ?? '', perOn ?? '', ratio.toFixed(3)]);
        }
        for (const { shopUrl } of [plain, traced])
          await requestPages(shopUrl, SEARCHES, SEARCH_COUNT);
        const [withoutMib = 0, withMib = 0] = [plain, traced].map(({ storefrontPid }) =>
          residentMibOf(storefrontPid ?? 0),
        );
        log(`  memory ${withoutMib} → ${withMib} MiB; ${collector.batches()} batches of spans`);
        if (collector.batches() === 0) throw new Error('No span reached the collector.');
        return {
          sections: [
            {
              title: 'Traces',
              note: `Kept pages per second of CPU time, and resident memory after ${SEARCH_COUNT} searches that are not kept, each traced: ${withoutMib} MiB without, ${withMib} MiB with traces.`,
              columns: ['page', 'traces off', 'traces on', 'on to off'],
              rows,
            },
          ],
          targets: [
            {
              what: 'kept pages with traces on, to the same shop without',
              aim: `≥ ${LEAST_RATIO}`,
              measured: ratios.map((ratio) => ratio.toFixed(3)).join(', '),
              isMet: medianOf(ratios) >= LEAST_RATIO,
            },
            {
              what: 'memory that traces take',
              aim: `≤ ${MOST_MIB} MiB`,
              measured: `${withMib - withoutMib} MiB`,
              isMet: withMib - withoutMib <= MOST_MIB,
            },
          ],
        };
      }),
    );
  } finally {
    collector.close();
  }
};

async function openCollector() {
  let batches = 0;
  const server = createServer((request, response) => {
    batches += 1;
    request.resume().once('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    batches: () => batches,
    close: () => server.close(),
  };
}
