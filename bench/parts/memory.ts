import { growCatalogue } from '../catalogue/many-products.ts';
import { askInTurn } from '../load/ask-in-turn.ts';
import { residentMibOf } from '../machine/child-processes.ts';
import { withShopOnAllCores } from '../machine/open-shop.ts';
import type { Part } from '../part.ts';

const PAGE_COUNT = 5_000;
const REQUEST_COUNT = 200_000;
const AIM_IN_MIB = 350;
/** From a quarter of the way on, when every page has been made, memory may breathe but not grow. */
const MOST_GROWTH = 1.15;
const SAMPLES = 20;
/** Or most of the time would go into making five thousand pages anew, and asking for their products, again and again. */
const FRESH_FOR_LONG = { PAGE_FRESH_MS: '600000', CATALOGUE_FRESH_MS: '600000' } as const;

/** Memory of the storefront while two hundred thousand requests go over five thousand pages. */
export const memory: Part = (say) =>
  withShopOnAllCores(FRESH_FOR_LONG, async (shop) => {
    const { handles } = growCatalogue(shop, PAGE_COUNT);
    const paths = handles.map((handle) => `/nl/products/${handle}`);
    const samples: (readonly [number, number])[] = [];
    for (let sample = 0; sample <= SAMPLES; sample += 1) {
      if (sample > 0) await askInTurn(shop.shopUrl, paths, REQUEST_COUNT / SAMPLES);
      const asked = (sample * REQUEST_COUNT) / SAMPLES;
      const mib = residentMibOf(shop.storefrontPid ?? 0);
      samples.push([asked, mib]);
      say(`  ${asked.toLocaleString('en')} requests: ${mib} MiB`);
    }
    const later = samples.slice(Math.ceil(SAMPLES / 4)).map(([, mib]) => mib);
    const [first = 0] = later;
    const most = Math.max(...later);
    const last = later.at(-1) ?? 0;
    return {
      sections: [
        {
          title: 'Memory under a long load',
          note: `The storefront’s resident memory while ${REQUEST_COUNT.toLocaleString('en')} requests ask for ${paths.length.toLocaleString('en')} product pages in turn.`,
          columns: ['requests', 'MiB'],
          rows: samples
            .filter((_, at) => at % 4 === 0)
            .map(([asked, mib]) => [asked.toLocaleString('en'), String(mib)]),
        },
      ],
      targets: [
        {
          what: `memory over ${REQUEST_COUNT.toLocaleString('en')} requests to ${paths.length.toLocaleString('en')} pages`,
          aim: `flat, ≤ ${AIM_IN_MIB} MiB`,
          measured: `most ${most} MiB, ${first} → ${last}`,
          isMet: most <= AIM_IN_MIB && last <= first * MOST_GROWTH,
        },
      ],
      plots: [
        {
          title: 'Memory under a long load',
          xLabel: 'requests',
          series: [{ name: 'memory', unit: 'MiB', points: samples }],
        },
      ],
    };
  });
