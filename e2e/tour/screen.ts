import { isLocale, type Locale } from '@lokke/domain/markets';
import { type Page, test as playwrightTest } from '@playwright/test';
import { createBuyer } from '../actors/buyer.ts';
import { CARE } from '../actors/cart.ts';
import { createCustomer } from '../actors/customer.ts';
import { createShopper } from '../actors/shopper.ts';
import { createVisitor } from '../actors/visitor.ts';
import { test } from '../shop/test.ts';
import CHAPTERS from './chapters.json' with { type: 'json' };
import { checkOnAPhone, checkScreen } from './check-screen.ts';
import { CHECKED_ON_A_PHONE } from './kinds-on-a-phone.ts';
import { screenshotFile, takeScreenshot } from './take-screenshot.ts';

export type Stage = ReturnType<typeof createStage>;
type SetUp = (stage: Stage) => Promise<unknown>;

interface Screen {
  readonly name: string;
  /** Page as app/routes.ts writes it, or null for a page of the platform. */
  readonly route: string | null;
  /** Brings the visitor there, from wherever the screen before has left the page. */
  readonly setUp: SetUp;
}

/** EXAMINE_ALL=1: every screen on a phone, too. */
const CHECKS_ALL = process.env['EXAMINE_ALL'] === '1';
const TAKES_SCREENSHOTS = process.env['TOUR_PICTURES'] === '1';
/** TOUR_DOCS=1: what docs/tour.md shows, and nothing else. */
const IS_FOR_DOCS = process.env['TOUR_DOCS'] === '1';
const MARKETS: readonly Locale[] = IS_FOR_DOCS
  ? [...new Set(CHAPTERS.map(({ market }) => marketNamed(market)))]
  : (process.env['TOUR_MARKETS'] ?? 'nl,uk').split(',').map(marketNamed);

/** A screen in one state, for `declareScreens`. */
export const screen = (name: string, route: string | null, setUp: SetUp): Screen => ({
  name,
  route,
  setUp,
});

/**
 * Declares screens. The tour takes a screenshot of each, in a browser that knows nothing; the browser tests check each
 * (check-screen.ts), one after another in one page, which compiles scripts and loads fonts and a login once.
 */
export function declareScreens(...all: readonly Screen[]): void {
  if (TAKES_SCREENSHOTS) {
    for (const one of all) for (const locale of MARKETS) takesScreenshot(one, locale);
    return;
  }
  checks(all);
}

/** Declares a state of a screen for screenshots alone, such as paper and forced colours, which axe does not know. */
export function state(name: string, setUp: SetUp): void {
  if (TAKES_SCREENSHOTS) declareScreens(screen(name, null, setUp));
}

/** Declares a state of a screen: for screenshots, and with EXAMINE_ALL=1 for checks. */
export function checkedState(name: string, route: string | null, setUp: SetUp): void {
  if (TAKES_SCREENSHOTS || CHECKS_ALL) declareScreens(screen(name, route, setUp));
}

/** Orders one shampoo and pays for it; returns the order's number, on the thank-you page. */
export async function buys({ page, shopper, customer }: Stage): Promise<string> {
  await shopper.takesToCheckout(CARE);
  return createBuyer(page, shopper.market.shop, customer.email).buys();
}

function checks(all: readonly Screen[]): void {
  const names = all.map(({ name }) => name);
  test(`accessible, and their text fits: ${names.join(', ')}`, async ({ page, watch }) => {
    watch.expectProblem(/./);
    // A market of long words.
    const stage = createStage(page, 'de', names[0] ?? '');
    for (const { name, route, setUp } of all) {
      await test.step(name, async () => {
        await setUp(stage);
        await checkScreen(page, route);
        if (CHECKS_ALL || CHECKED_ON_A_PHONE.has(name)) await checkOnAPhone(page);
      });
    }
  });
}

function takesScreenshot({ name, setUp }: Screen, locale: Locale): void {
  const widths = CHAPTERS.filter(
    ({ market, screens: shown }) => market === locale && shown.includes(name),
  ).flatMap((chapter) => chapter.widths);
  if (IS_FOR_DOCS && widths.length === 0) return;
  test(`${name} in ${locale}`, async ({ page, watch }) => {
    // A screen may be one of failure; whether a journey fails is for the journeys to test.
    watch.expectProblem(/./);
    const width = Number(playwrightTest.info().project.name);
    if (IS_FOR_DOCS && !widths.includes(width)) return;
    await setUp(createStage(page, locale, name));
    await takeScreenshot(page, screenshotFile({ locale, width, name }));
  });
}

function createStage(page: Page, locale: Locale, name: string) {
  // Named after the first screen, so that no other finds what it left behind; as long as some addresses are.
  const customer = createCustomer(page, locale, `vorname.nachname-doppelname.${name}`);
  let login: Promise<void> | null = null;
  return {
    page,
    shopper: createShopper(page, locale),
    visitor: createVisitor(page, locale),
    customer,
    /** Logs in, unless a screen before has. */
    isLoggedIn: () => {
      login ??= customer.isLoggedIn();
      return login;
    },
  };
}

function marketNamed(name: string): Locale {
  if (!isLocale(name)) throw new Error(`"${name}" is not a market (TOUR_MARKETS, chapters.json).`);
  return name;
}
