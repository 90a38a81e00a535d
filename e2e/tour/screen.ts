import { isLocale, type Locale } from '@lokke/domain/markets';
import { type Page, test as playwrightTest } from '@playwright/test';
import { type Bag, bagOf } from '../actors/bag.ts';
import { type Customer, createCustomer } from '../actors/customer.ts';
import { createShopper, type Shopper } from '../actors/shopper.ts';
import { createVisitor, type Visitor } from '../actors/visitor.ts';
import { expect, test } from '../shop/test.ts';
import { pictureFile } from './picture-file.ts';

export interface Stage {
  readonly page: Page;
  readonly shopper: Shopper;
  readonly bag: Bag;
  readonly visitor: Visitor;
  /** With a name of the screen's own, so that no screen finds what another left behind. */
  readonly customer: Customer;
}

const MARKETS = (process.env['TOUR_MARKETS'] ?? 'nl,uk').split(',').map(marketNamed);

/** A screen in one state: `set` brings the visitor there, and a picture is taken. */
export function screen(name: string, set: (stage: Stage) => Promise<void>): void {
  for (const locale of MARKETS) {
    test(`${name} in ${locale}`, async ({ page, watch }) => {
      // A screen may be one of failure; whether a journey fails is for the journeys to say.
      watch.expectProblem(/./);
      const shopper = createShopper(page, locale);
      await set({
        page,
        shopper,
        bag: bagOf(shopper),
        visitor: createVisitor(page, locale),
        customer: createCustomer(page, locale, name),
      });
      await seeAllPictures(page);
      const width = Number(playwrightTest.info().project.name);
      await page.screenshot({
        path: pictureFile({ locale, width, name }),
        fullPage: (await page.getByRole('dialog').count()) === 0,
      });
    });
  }
}

/** Pictures further down are loaded when they are scrolled to. */
async function seeAllPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager';
  });
  const areLoaded = () =>
    page.evaluate(() => [...document.images].every((picture) => picture.complete));
  await expect.poll(areLoaded, { timeout: 30_000 }).toBe(true);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A picture that cannot be decoded is a picture of a mistake, and shows as one.
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
  });
}

function marketNamed(name: string): Locale {
  if (!isLocale(name)) throw new Error(`TOUR_MARKETS names "${name}", which is no market.`);
  return name;
}
