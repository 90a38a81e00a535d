import { loadavg } from 'node:os';
import { findChromium } from '@lokke/e2e/chromium';
import type { ShopProcess } from '@lokke/stack';
import { chromium } from '@playwright/test';
import type { Benchmark } from '../benchmark.ts';
import { generateProducts } from '../generate-products.ts';
import { fetchCompressed } from '../load/fetch-compressed.ts';
import { importText, withShopOnAllCores } from '../open-shop.ts';
import { type ChangeTime, CPU_SLOWDOWN, ROUNDS, timeChanges } from './time-changes.ts';

const KIB_IN_BYTES = 1024;
const IMPORT_TIMEOUT_IN_MS = 60_000;

/** The demo catalogue as it is, with ten times as many products, and with as many as a list has whole. */
const CATALOGUES = [
  { shop: 'ie', locale: 'ie', addedProducts: 0 },
  { shop: 'us', locale: 'na', addedProducts: 450 },
  { shop: 'uk', locale: 'uk', addedProducts: 2_400 },
] as const;

interface ListingTime {
  readonly productCount: number;
  readonly pageInBytes: number;
  readonly changes: readonly ChangeTime[];
}

/** Page size of lists and time of their changes, by catalogue size. docs/listing-performance.md explains the figures. */
export const listing: Benchmark = (log) =>
  withShopOnAllCores({}, async (shop) => {
    for (const { shop: name, addedProducts } of CATALOGUES) {
      if (addedProducts === 0) continue;
      await importText(shop, generateProducts(addedProducts), 'import', '--shop', name);
    }
    const times = await timeListings(shop);
    log(`  load of the machine: ${loadavg()[0]?.toFixed(1)}`);
    return {
      sections: [
        {
          title: 'Listing performance by catalogue size',
          note: `One click to the painted frame; the median of ${ROUNDS} clicks and, in brackets, the fastest. Work is CPU time of the page's main thread × ${CPU_SLOWDOWN}; shown is wall time at ${CPU_SLOWDOWN}× slow-down. Limits for the work: 50 ms for up to 600 products, 100 ms above; 150 KiB for the page with its data.`,
          columns: ['products', 'page in KiB (gzip)', 'change', 'work in ms', 'shown in ms'],
          rows: times.flatMap(({ productCount, pageInBytes, changes }) =>
            changes.map((change) => [
              productCount.toLocaleString('en'),
              (pageInBytes / KIB_IN_BYTES).toFixed(1),
              change.change,
              `${change.workInMs.toFixed(0)} (${change.leastWorkInMs.toFixed(0)})`,
              `${change.shownInMs.toFixed(0)} (${change.leastShownInMs.toFixed(0)})`,
            ]),
          ),
        },
      ],
      targets: [],
    };
  });

async function timeListings({ shopUrl }: ShopProcess): Promise<readonly ListingTime[]> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: ['--no-sandbox'],
  });
  try {
    const times: ListingTime[] = [];
    for (const { locale, addedProducts } of CATALOGUES) {
      const url = `${shopUrl}/${locale}/shop`;
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const productCount = await waitForProducts(url, addedProducts);
      const { bytes: pageInBytes } = await fetchCompressed(url);
      times.push({ productCount, pageInBytes, changes: await timeChanges(page, url) });
      await page.close();
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** The shop caches its catalogue; new products are listed after the next refresh. */
async function waitForProducts(url: string, least: number): Promise<number> {
  const endsAt = performance.now() + IMPORT_TIMEOUT_IN_MS;
  while (performance.now() < endsAt) {
    const { text } = await fetchCompressed(url);
    const count = Number(/<h2>([\d,.\s]+)/.exec(text)?.[1]?.replaceAll(/\D/g, '') ?? 0);
    if (count >= least && count > 0) return count;
    await new Promise((done) => setTimeout(done, 1000));
  }
  throw new Error(`${url} does not list the ${least} products that were added.`);
}
