import { residentMibOf } from '../../machine/processes.ts';
import type { Benchmark } from '../benchmark.ts';
import { generatedHandle, generateProducts } from '../generate-products.ts';
import { requestPages } from '../load/request-pages.ts';
import { importText, withShopOnAllCores } from '../open-shop.ts';

const PAGE_COUNT = 5_000;
const REQUEST_COUNT = 20_000;
const AIM_IN_MIB = 350;
/** After a quarter of the requests, when the page cache is full, memory may vary but not grow. */
const MAX_GROWTH = 1.15;
const SAMPLES = 20;
/** Otherwise most of the time would go into refreshing five thousand pages and their products. */
const LONG_FRESHNESS = { PAGE_FRESH_MS: '600000', CATALOGUE_FRESH_MS: '600000' } as const;

/** Samples the storefront's memory while it is asked for more pages than it keeps, so that it renders all the time. */
export const memory: Benchmark = (log) =>
  withShopOnAllCores(LONG_FRESHNESS, async (shop) => {
    await importText(shop, generateProducts(PAGE_COUNT), 'import', '--shop', 'nl');
    const paths = Array.from(
      { length: PAGE_COUNT },
      (_, index) => `/nl/products/${generatedHandle(index)}`,
    );
    const samples: (readonly [number, number])[] = [];
    for (let sample = 0; sample <= SAMPLES; sample += 1) {
      if (sample > 0) await requestPages(shop.shopUrl, paths, REQUEST_COUNT / SAMPLES);
      const sent = (sample * REQUEST_COUNT) / SAMPLES;
      const mib = residentMibOf(shop.storefrontPid ?? 0);
      samples.push([sent, mib]);
      log(`  ${sent.toLocaleString('en')} requests: ${mib} MiB`);
    }
    const later = samples.slice(Math.ceil(SAMPLES / 4)).map(([, mib]) => mib);
    const [first = 0] = later;
    const most = Math.max(...later);
    const last = later.at(-1) ?? 0;
    return {
      sections: [
        {
          title: 'Memory under a long load',
          note: `The storefront’s resident memory while ${REQUEST_COUNT.toLocaleString('en')} requests ask for ${paths.length.toLocaleString('en')} product pages in turn: more than the page cache holds, so that each is rendered anew.`,
          columns: ['requests', 'MiB'],
          rows: samples
            .filter((_, at) => at % 4 === 0)
            .map(([sent, mib]) => [sent.toLocaleString('en'), String(mib)]),
        },
      ],
      targets: [
        {
          what: `memory over ${REQUEST_COUNT.toLocaleString('en')} requests to ${paths.length.toLocaleString('en')} pages`,
          aim: `flat, ≤ ${AIM_IN_MIB} MiB`,
          measured: `most ${most} MiB, ${first} → ${last}`,
          isMet: most <= AIM_IN_MIB && last <= first * MAX_GROWTH,
        },
      ],
    };
  });
