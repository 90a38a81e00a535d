import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createFeedPages } from '@lokke/storefront/server/features/feeds/index.ts';
import { productDraft, variantDraft } from '@lokke/storefront/testing/drafts.ts';
import { openEmbeddedShops } from '@lokke/storefront/testing/embedded-shops.ts';
import type { Benchmark } from '../benchmark.ts';

const COUNT = 50_000;
const PICTURE = {
  src: 'https://pictures.example/one.webp',
  altText: null,
  widthInPixels: 960,
  heightInPixels: 1200,
};
/** Portions of products between two looks at the heap. */
const LOOKS_EVERY = 100;
const MAX_GROWTH_IN_MIB = 16;

/** Writes a feed of 50,000 products of the platform, and looks at the heap on the way. */
export const feed: Benchmark = async (log) => {
  const collectGarbage = exposedGc();
  const products = Array.from({ length: COUNT }, (_, index) =>
    productDraft({
      handle: `product-${index}`,
      title: `Product ${index}`,
      images: [PICTURE],
      variants: [variantDraft({ sku: null })],
    }),
  );
  using embedded = await openEmbeddedShops({ drafts: { products } });
  products.length = 0;
  const heapsInMib: number[] = [];
  const { app } = createFeedPages({
    publicOrigin: 'http://shop.test',
    locales: ['nl'],
    contentOf: embedded.contentOf,
    brandOf: () => ({ name: 'Shop' }),
    catalogueOf: (market) => {
      const catalogue = embedded.shops.catalogueOf(market);
      return {
        ...catalogue,
        details: async function* () {
          let portions = 0;
          for await (const some of catalogue.details()) {
            yield some;
            portions += 1;
            if (portions % LOOKS_EVERY !== 0) continue;
            collectGarbage();
            heapsInMib.push(process.memoryUsage().heapUsed / 2 ** 20);
          }
        },
      };
    },
  });
  const startedAtInMs = performance.now();
  const response = await app.request('/feeds/nl/google.xml');
  const written = (await response.text()).split('</item>').length - 1;
  const seconds = Math.round((performance.now() - startedAtInMs) / 1000);
  const [first = 0, ...later] = heapsInMib;
  const growthInMib = Math.max(...later) - first;
  log(`  ${written} products in ${seconds} s, ${first.toFixed(1)} + ${growthInMib.toFixed(1)} MiB`);
  return {
    sections: [],
    targets: [
      {
        what: `growth of the heap while a feed of ${written.toLocaleString('en')} products is written`,
        aim: `≤ ${MAX_GROWTH_IN_MIB} MiB`,
        measured: `${growthInMib.toFixed(1)} MiB in ${seconds} s`,
        isMet: written === COUNT && growthInMib <= MAX_GROWTH_IN_MIB,
      },
    ],
  };
};

function exposedGc(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}
