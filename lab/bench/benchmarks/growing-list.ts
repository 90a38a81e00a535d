import { cpuSecondsOfTree, platformOf, residentMibOf } from '../../machine/processes.ts';
import { settle } from '../../machine/settle.ts';
import { medianOf } from '../../numbers.ts';
import type { BenchmarkResult, Log } from '../benchmark.ts';
import { generateProducts } from '../generate-products.ts';
import { fetchCompressed } from '../load/fetch-compressed.ts';
import { importText, type MeasuredShop, WITHOUT_PAGE_CACHE, withShop } from '../open-shop.ts';

const DEMO_PRODUCTS = 56;
const STEPS = [500, 2_500, 5_000, 50_000] as const;
const ROUNDS = 25;
const MOST_TIMES = 2;
const MOST_KB = 60;
const BYTES_PER_KB = 1_000;
const MS_PER_SECOND = 1_000;

const LIST = '/nl/range/all';
/** Lists that nobody has asked for before: the platform filters, sorts and counts each of them. */
const NEW_FILTERS = [
  'dry',
  'normal',
  'curly',
  'wavy',
  'fine',
  'thick',
  'coloured',
  'coily',
].flatMap((hairType) =>
  ['dryness', 'frizz', 'breakage'].map((concern) => `hairType=${hairType}&concern=${concern}`),
);

/** Wall time, and CPU time of the storefront and the platform together, which other programs disturb less. */
interface PageTime {
  readonly inMs: number;
  readonly cpuInMs: number;
}

interface Step {
  readonly count: number;
  readonly first: PageTime;
  readonly again: PageTime;
  readonly filtered: PageTime;
  readonly bytes: number;
  readonly platformMib: number;
}

/** Times the pages of one list that holds the whole shop, none of them from the page cache. */
export async function growingList(log: Log): Promise<BenchmarkResult> {
  const steps: Step[] = [];
  for (const count of STEPS) {
    const step = await withShop({ ...WITHOUT_PAGE_CACHE, MARKETS: 'nl' }, async (shop) => {
      await importText(shop, generateProducts(count - DEMO_PRODUCTS), 'import', '--shop', 'nl');
      return timeList(shop, count);
    });
    steps.push(step);
    log(
      `  a list of ${count}: ${[step.first, step.again, step.filtered].map(timeText).join('; ')}; ${(step.bytes / BYTES_PER_KB).toFixed(1)} kB`,
    );
  }
  const [small] = steps;
  const large = steps.at(-1);
  const times = (which: 'first' | 'again' | 'filtered') =>
    (large?.[which].cpuInMs ?? 0) / (small?.[which].cpuInMs ?? 1);
  const timesTarget = (what: string, measured: number) => ({
    what: `${what} of a list of 50,000 products, relative to 500, CPU time`,
    aim: `≤ ${MOST_TIMES}`,
    measured: measured.toFixed(2),
    isMet: measured <= MOST_TIMES,
  });
  const most = Math.max(...steps.map(({ bytes }) => bytes / BYTES_PER_KB));
  return {
    sections: [
      {
        title: 'A growing list',
        note: `Pages of one list that holds the whole shop, none from the page cache, one after the other over loopback: the very first one, ${ROUNDS} of the same with the catalogue at hand, ${NEW_FILTERS.length} with filters that nobody asked for before. Time is the median; CPU time that of storefront and platform together, per page. Size with gzip.`,
        columns: [
          'products',
          'first page, ms',
          'CPU, ms',
          'first page again, ms',
          'again: CPU, ms',
          'new filters, ms',
          'new filters: CPU, ms',
          'page, kB',
          'platform, MiB',
        ],
        rows: steps.map(({ count, first, again, filtered, bytes, platformMib }) => [
          count.toLocaleString('en'),
          ...[first, again, filtered].flatMap(({ inMs, cpuInMs }) => [
            inMs.toFixed(0),
            cpuInMs.toFixed(0),
          ]),
          (bytes / BYTES_PER_KB).toFixed(1),
          platformMib.toFixed(0),
        ]),
        plots: [
          {
            file: 'growing-list',
            kind: 'lines',
            columns: ['first page again, ms', 'new filters, ms'],
            label: 'ms per page that is not kept',
            over: 'products',
          },
        ],
      },
    ],
    targets: [
      timesTarget('very first page after the catalogue changed', times('first')),
      timesTarget('first page', times('again')),
      timesTarget('page with new filters', times('filtered')),
      {
        what: 'page of a list of 500 to 50,000 products, gzip',
        aim: `≤ ${MOST_KB} kB`,
        measured: `${most.toFixed(1)} kB`,
        isMet: most <= MOST_KB,
      },
    ],
  };
}

const timeText = ({ inMs, cpuInMs }: PageTime) =>
  `${inMs.toFixed(0)} (CPU ${cpuInMs.toFixed(0)}) ms`;

async function timeList(
  { shopUrl, pid, storefrontPid }: MeasuredShop,
  count: number,
): Promise<Step> {
  const platformPid = platformOf(pid) ?? pid;
  const fetchList = (query = '') => fetchCompressed(shopUrl + LIST + query);
  // The scripts of the server are warm, and what it loads of the whole shop beside the page has come.
  for (let round = 0; round < ROUNDS; round += 1) await fetchCompressed(`${shopUrl}/nl/range/rain`);
  await settle(platformPid, storefrontPid ?? pid);
  const timed = async (queries: readonly string[]): Promise<PageTime> => {
    const times: number[] = [];
    const before = cpuSecondsOfTree(pid) ?? 0;
    for (const query of queries) {
      const startedAt = performance.now();
      await fetchList(query);
      times.push(performance.now() - startedAt);
    }
    const cpuInMs = ((cpuSecondsOfTree(pid) ?? 0) - before) * MS_PER_SECOND;
    return { inMs: medianOf(times), cpuInMs: cpuInMs / queries.length };
  };
  const first = await timed(['']);
  const { text, bytes } = await fetchList();
  const listed = Number(/<h2[^>]*>([\d.]+)/.exec(text)?.[1]?.replaceAll('.', ''));
  if (Number.isNaN(listed) || listed < count * 0.9)
    throw new Error(`${LIST} lists ${listed} of ${count} products.`);
  const again = await timed(Array.from({ length: ROUNDS }, () => ''));
  const filtered = await timed(NEW_FILTERS.map((query) => `?${query}`));
  return { count, first, again, filtered, bytes, platformMib: residentMibOf(platformPid) };
}
