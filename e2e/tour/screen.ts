import { isLocale, type Locale } from '@lokke/domain/markets';
import { type Page, test as playwrightTest } from '@playwright/test';
import { type Bag, bagOf } from '../actors/bag.ts';
import { type Customer, createCustomer } from '../actors/customer.ts';
import { createShopper, type Shopper } from '../actors/shopper.ts';
import { createVisitor, type Visitor } from '../actors/visitor.ts';
import { test } from '../shop/test.ts';
import { CHAPTERS, isShown } from './chapters.ts';
import { examine } from './examine.ts';
import { pictureFile } from './picture-file.ts';
import { takePicture } from './take-picture.ts';

export interface Stage {
  readonly page: Page;
  readonly shopper: Shopper;
  readonly bag: Bag;
  readonly visitor: Visitor;
  /** With a name of the screen's own, so that no screen finds what another left behind. */
  readonly customer: Customer;
}

/** Where a phone shows it in another way: there it is examined a second time, in a market with longer words. */
const EXAMINED_ON_A_PHONE = new Set([
  'account-address',
  'bag',
  'bag-popup',
  'bundle',
  'checkout',
  'dashboard',
  'home',
  'listing-empty',
  'listing-filtered',
  'login-refused',
  'markets',
  'page-withdrawal',
  'product',
  'register-refused',
  'routine',
  'salon-selector',
  'salons-found',
  'search-opened',
  'wishlist',
  'withdraw-review',
]);
/** EXAMINE_ALL=1: every screen in both. */
const EXAMINES_ALL = process.env['EXAMINE_ALL'] === '1';

/** TOUR_DOCS=1: what docs/tour.md shows, and nothing else. */
const IS_FOR_DOCS = process.env['TOUR_DOCS'] === '1';
const MARKETS = IS_FOR_DOCS
  ? [...new Set(CHAPTERS.map(({ market }) => market))]
  : (process.env['TOUR_MARKETS'] ?? 'nl,uk').split(',').map(marketNamed);

/**
 * A screen in one state: `set` brings the visitor there. `route` is the page as app/routes.ts writes it, or null for a
 * page of the platform. The tour takes a picture of each; the browser tests examine each (examine.ts).
 */
export function screen(
  name: string,
  route: string | null,
  set: (stage: Stage) => Promise<void>,
): void {
  if (process.env['TOUR_PICTURES'] !== '1') {
    const also = EXAMINES_ALL || EXAMINED_ON_A_PHONE.has(name) ? ' @phone' : '';
    test(`the screen ${name} is fit for everyone${also}`, async ({ page, watch }) => {
      watch.expectProblem(/./);
      const locale = playwrightTest.info().project.name === 'phone' ? 'de' : 'nl';
      await set(stageFor(page, locale, name));
      await examine(page, route);
    });
    return;
  }
  for (const locale of MARKETS) {
    if (IS_FOR_DOCS && !isShown(name, locale)) continue;
    test(`${name} in ${locale}`, async ({ page, watch }) => {
      // A screen may be one of failure; whether a journey fails is for the journeys to say.
      watch.expectProblem(/./);
      const width = Number(playwrightTest.info().project.name);
      if (IS_FOR_DOCS && !isShown(name, locale, width)) return;
      await set(stageFor(page, locale, name));
      await takePicture(page, pictureFile({ locale, width, name }));
    });
  }
}

/** For the eye alone, such as paper and forced colours, which axe does not know. */
export function state(name: string, set: (stage: Stage) => Promise<void>): void {
  if (process.env['TOUR_PICTURES'] === '1') screen(name, null, set);
}

/** A state of a screen: for the eye, and for who examines all. */
export function examinedState(
  name: string,
  route: string | null,
  set: (stage: Stage) => Promise<void>,
): void {
  if (process.env['TOUR_PICTURES'] === '1' || EXAMINES_ALL) screen(name, route, set);
}

function stageFor(page: Page, locale: Locale, name: string): Stage {
  const shopper = createShopper(page, locale);
  return {
    page,
    shopper,
    bag: bagOf(shopper),
    visitor: createVisitor(page, locale),
    customer: createCustomer(page, locale, `screen-${name}`),
  };
}

function marketNamed(name: string): Locale {
  if (!isLocale(name)) throw new Error(`TOUR_MARKETS names "${name}", which is no market.`);
  return name;
}
