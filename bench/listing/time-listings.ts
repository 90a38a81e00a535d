import { findChromium } from '@lokke/e2e/chromium';
import type { ShopProcess } from '@lokke/stack';
import { chromium } from '@playwright/test';
import { fetchRaw } from '../weight/fetch-raw.ts';
import { growCatalogues } from './grow-catalogues.ts';
import { type ChangeTime, timeChanges } from './time-changes.ts';

export interface ListingTime {
  readonly productCount: number;
  /** The page with all that it brings for filtering, as it travels. */
  readonly pageInBytes: number;
  readonly changes: readonly ChangeTime[];
}

const UNTIL_IMPORTED_IN_MS = 60_000;

/** How lists bear growth: the weight of their page, and how long a change takes in a browser slowed down four times. */
export async function timeListings(shop: ShopProcess): Promise<readonly ListingTime[]> {
  const grown = growCatalogues(shop);
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: ['--no-sandbox'],
  });
  try {
    const times: ListingTime[] = [];
    for (const { locale, addedProducts } of grown) {
      const url = `${shop.shopUrl}/${locale}/shop`;
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const productCount = await untilListed(url, addedProducts);
      times.push({
        productCount,
        pageInBytes: (await fetchRaw(url)).bytes,
        changes: await timeChanges(page, url),
      });
      await page.close();
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** The shop keeps its catalogue for a while; it lists what was added once it has looked again. */
async function untilListed(url: string, least: number): Promise<number> {
  const endsAt = performance.now() + UNTIL_IMPORTED_IN_MS;
  while (performance.now() < endsAt) {
    const { text } = await fetchRaw(url);
    const count = Number(/<h2>([\d,.\s]+)/.exec(text)?.[1]?.replaceAll(/\D/g, '') ?? 0);
    if (count >= least && count > 0) return count;
    await new Promise((done) => setTimeout(done, 1000));
  }
  throw new Error(`${url} does not list the ${least} products that were added.`);
}
