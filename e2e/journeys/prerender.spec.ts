import { test as base, expect } from '@playwright/test';
import { textsFor } from '../actors/actor.ts';
import { shopUrl } from '../shop/open-shop.ts';
import { openPrerenderingTab, type Tab } from '../shop/prerendering-browser.ts';

const { t } = textsFor('nl');
const LINK = `document.querySelectorAll('main article h3 a')[1]`;
const HEART = `${LINK}.closest('article').querySelector('button[aria-pressed]')`;
const IS_RUNNING = `Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'))`;
const STORED = 'JSON.stringify([{ ...localStorage }, { ...sessionStorage }])';

const test = base.extend<{ readonly tab: Tab }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
  tab: async ({}, use) => {
    await using tab = await openPrerenderingTab();
    await use(tab);
  },
});

test('a card that is pointed at has its page ready, which starts when it is shown', async ({
  tab,
}) => {
  await tab.goTo(`${shopUrl()}/nl/shop`);
  const canMakeAhead = await tab.evaluate(
    `HTMLScriptElement.supports?.('speculationrules') === true`,
  );
  // An older browser goes the router's way, as all other journeys.
  if (canMakeAhead !== true) return;
  await expect.poll(() => tab.evaluate(IS_RUNNING)).toBe(true);
  const place = await placeOf(tab, LINK);
  const path = String(await tab.evaluate(`${LINK}.pathname`));
  const top = Number(await tab.evaluate(`${LINK}.getBoundingClientRect().top`));
  tab.mouse('mouseMoved', place);
  await expect.poll(tab.hasHiddenPage).toBe(true);

  expect(await tab.evaluateHidden('document.prerendering')).toBe(true);
  expect(await tab.evaluateHidden('location.pathname')).toBe(path);
  expect(await tab.evaluateHidden(IS_RUNNING)).toBe(false);
  expect(await tab.evaluateHidden('typeof dataLayer')).toBe('undefined');
  // Kept by whoever sees a product.
  expect(await tab.evaluate(STORED)).not.toContain(path.split('/').at(-1));
  expect(tab.askedHidden).toEqual([]);

  // The first heart opens a dialog, which would take the focus once its script is there.
  await tab.evaluate(`sessionStorage.setItem('wishlistConfirmed', 'true')`);
  // Changed while the page stands ready.
  await tab.evaluate(`${HEART}.click()`);
  press(tab, place);
  await expect.poll(() => tab.evaluate('location.pathname')).toBe(path);
  const wasReady = `performance.getEntriesByType('navigation')[0].activationStart > 0`;
  expect(await tab.evaluate(wasReady)).toBe(true);
  await expect.poll(() => tab.evaluate(IS_RUNNING)).toBe(true);
  expect(await tab.evaluate('document.activeElement === document.body')).toBe(true);
  const wishlist = `document.querySelector('header a[href$="/wishlist"] span').textContent`;
  await expect.poll(() => tab.evaluate(wishlist)).toBe(t('wishlist.count', { count: 1 }));

  await tab.evaluate('history.back()');
  await expect.poll(() => tab.evaluate('location.pathname')).toBe('/nl/shop');
  await expect.poll(() => tab.evaluate(`document.activeElement === ${LINK}`)).toBe(true);
  await expect.poll(() => tab.evaluate(`${LINK}.getBoundingClientRect().top`)).toBeCloseTo(top, 0);
});

async function placeOf(tab: Tab, element: string) {
  const text = await tab.evaluate(`(() => {
    ${element}.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = ${element}.getBoundingClientRect();
    return [x + width / 2, y + height / 2].join(' ');
  })()`);
  const [x = 0, y = 0] = String(text).split(' ').map(Number);
  return { x, y };
}

function press(tab: Tab, place: { readonly x: number; readonly y: number }): void {
  tab.mouse('mousePressed', place);
  tab.mouse('mouseReleased', place);
}
