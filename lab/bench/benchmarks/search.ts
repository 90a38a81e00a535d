import type { ShopProcess } from '@lokke/stack';
import { cpuSecondsOf, platformOf, residentMibOf } from '../../machine/processes.ts';
import { settle } from '../../machine/settle.ts';
import { quantile } from '../../numbers.ts';
import type { Benchmark } from '../benchmark.ts';
import { generateProducts } from '../generate-products.ts';
import { importText, withShop } from '../open-shop.ts';

const PRODUCT_COUNT = 20_000;
const P95_AIM_IN_MS = 20;
const ROUNDS = 3;
const TYPED = [
  'rain moisture mask',
  'shampo droog haar',
  'siliconenvrij',
  'volume spray',
  'night repair oil',
  'aftershave',
];

const QUERY = `query Suggest($query: String!) {
  predictiveSearch(query: $query, limit: 6) { products { title handle } queries { text } }
}`;

/** Types queries letter by letter into the platform's predictive search over twenty thousand products. */
export const search: Benchmark = () =>
  withShop({}, async (shop) => {
    const platformPid = platformOf(shop.pid) ?? shop.pid;
    const empty = residentMibOf(platformPid);
    await importText(shop, generateProducts(PRODUCT_COUNT), 'import', '--shop', 'nl');
    const imported = residentMibOf(platformPid);
    await settle(platformPid);
    const firstInMs = await timeSuggestion(shop, 'r');
    const durations: number[] = [];
    const cpuTimes: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const typed of TYPED) {
        for (let length = 2; length <= typed.length; length += 1) {
          const before = cpuSecondsOf(platformPid) ?? 0;
          durations.push(await timeSuggestion(shop, typed.slice(0, length)));
          cpuTimes.push(((cpuSecondsOf(platformPid) ?? 0) - before) * MS_PER_SECOND);
        }
      }
    }
    const at = (share: number) => quantile(durations, share);
    const indexed = residentMibOf(platformPid);
    return {
      sections: [
        {
          title: `Suggestions among ${PRODUCT_COUNT.toLocaleString('en')} products`,
          note: 'From the platform, one letter after the other, request and response included; the first one once the platform has indexed the import and is at rest. CPU time is that of all its threads, which other programs on the machine disturb less.',
          columns: [
            'letters typed',
            'median in ms',
            'p95 in ms',
            'CPU: median in ms',
            'CPU: p95 in ms',
            'first in ms',
            'platform in MiB: demo, with the products, with their index',
          ],
          rows: [
            [
              String(durations.length),
              at(0.5).toFixed(1),
              at(0.95).toFixed(1),
              quantile(cpuTimes, 0.5).toFixed(1),
              quantile(cpuTimes, 0.95).toFixed(1),
              firstInMs.toFixed(0),
              [empty, imported, indexed].map((mib) => mib.toFixed(0)).join(', '),
            ],
          ],
        },
      ],
      targets: [
        {
          what: 'p95 of a suggestion among 20,000 products',
          aim: `≤ ${P95_AIM_IN_MS} ms`,
          measured: `${at(0.95).toFixed(1)} ms`,
          isMet: at(0.95) <= P95_AIM_IN_MS,
        },
      ],
    };
  });

const MS_PER_SECOND = 1000;
/** How long a suggestion for the query takes. */
async function timeSuggestion({ platformUrl }: ShopProcess, query: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${platformUrl}/nl/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY, variables: { query } }),
  });
  const text = await response.text();
  if (!text.includes('"products"')) throw new Error(`No suggestions: ${text.slice(0, 200)}`);
  return performance.now() - startedAt;
}
