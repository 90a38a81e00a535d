import type { Page } from '@playwright/test';
import { textsFor } from '../actors/actor.ts';
import { createShopper } from '../actors/shopper.ts';
import { watchShifts } from '../shop/layout-shifts.ts';
import { shopUrl } from '../shop/open-shop.ts';
import { expect, test } from '../shop/test.ts';

const { t: nl } = textsFor('nl');

test('a picture is zoomed and browsed with the keyboard', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/products/rain-shampoo');
  const picture = page.getByRole('link', { name: shopper.t('product.gallery.zoom') }).first();
  await picture.press('Enter');
  const dialog = page.getByRole('dialog', { name: nl('zoom.title') });
  const enlarged = dialog.locator('button[aria-pressed]');
  await expect(enlarged).toBeFocused();
  const number = dialog.getByRole('status').first();
  await expect(number).toHaveText(/^1 /);
  await page.keyboard.press('ArrowRight');
  await expect(number).toHaveText(/^2 /);
  await page.keyboard.press('ArrowLeft');
  await expect(number).toHaveText(/^1 /);

  const width = () =>
    dialog.getByRole('img').evaluate((image) => image.getBoundingClientRect().width);
  const whole = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeCloseTo(2 * whole, 0);
  await dialog.getByRole('button', { name: nl('zoom.larger'), exact: true }).click();
  await expect.poll(width).toBeCloseTo(4 * whole, 0);
  await enlarged.press('Enter');
  await expect.poll(width).toBeCloseTo(whole, 0);
  // Zooms at the pointer.
  const box = await dialog.getByRole('img').boundingBox();
  if (box === null) throw new Error('The picture is not there.');
  await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2);
  const enlargedBox = await dialog.getByRole('img').boundingBox();
  expect(enlargedBox?.width).toBeCloseTo(2 * whole, 0);

  // A trackpad pinch is a wheel event with the control key; then two fingers pinch to 150 % and back.
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 150);
  await page.keyboard.up('Control');
  await expect.poll(width).toBeCloseTo(whole, 0);
  const pinch = async (factor: number) => {
    const session = await page.context().newCDPSession(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const fingers = (apart: number) => [
      { x, y: y - apart / 2, id: 0 },
      { x, y: y + apart / 2, id: 1 },
    ];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: typeof none) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const none: ReturnType<typeof fingers> = [];
    await touch('touchStart', fingers(120));
    await touch('touchMove', fingers(120 * factor));
    await touch('touchEnd', none);
    await session.detach();
  };
  await pinch(1.5);
  await expect.poll(width).toBeCloseTo(1.5 * whole, 0);
  await pinch(0.25);
  await expect.poll(width).toBeCloseTo(whole, 0);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(picture).toBeFocused();
});

test('recently viewed products appear without a layout shift', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/shop');
  const title = await shopper.opensFirstProduct();
  const before = page.getByRole('region', { name: nl('recent.title') });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed-nl')))
    .not.toBe(null);
  await expect(before).toHaveCount(0);

  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
  const shifts = await watchShifts(page);
  await expect(before.getByRole('article')).toHaveCount(1);
  await expect(before.getByRole('link', { name: title })).toBeVisible();
  expect(await shifts()).toEqual([]);
});

test('delivery is said by the time and the cart of the visitor, without a layout shift', async ({
  page,
  openWithoutScripts,
}) => {
  const terms = (one: Page) =>
    one.getByRole('list', { name: nl('product.terms') }).getByRole('listitem');
  const still = await openWithoutScripts('/nl/products/rain-shampoo');
  await expect(terms(still).nth(1)).toHaveText(nl('product.delivery.range', { from: 1, to: 2 }));

  const shopper = createShopper(page, 'nl');
  await shopper.visits('/products/rain-shampoo');
  const shifts = await watchShifts(page);
  await expect(terms(page).nth(1)).toHaveText(/ \d{1,2} (?:\p{L}+ )?of \p{L}{2} \d{1,2} \p{L}+$/u);
  expect(await shifts()).toEqual([]);

  const together = nl('product.together.add', { count: 3, price: '§' }).split('§')[0] ?? '';
  await page.getByRole('button', { name: together }).click();
  await expect(page.getByRole('dialog', { name: nl('cart.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(terms(page).nth(2)).toHaveText(nl('promo.delivery.reached'));
});

test('a size has its own URL, rendered on the server', async ({ page, openWithoutScripts }) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/products/rain-shampoo?utm_source=letter');
  const sizesOn = (one: Page) =>
    one
      .getByRole('main')
      .getByRole('group', { name: nl('product.size') })
      .getByRole('radio');
  await expect(sizesOn(page).first()).toBeChecked();
  await sizesOn(page).nth(1).check({ force: true });
  await expect(page).toHaveURL(/\?utm_source=letter&variant=\d+$/);
  await expect(sizesOn(page).nth(1)).toBeChecked();

  const linked = await openWithoutScripts(page.url());
  await expect(sizesOn(linked).nth(1)).toBeChecked();
  await expect(linked.locator('link[rel=canonical]')).toHaveAttribute('href', /rain-shampoo$/);
  await linked.goto(`${shopUrl()}/nl/products/rain-shampoo?variant=none`);
  await expect(sizesOn(linked).first()).toBeChecked();

  // Goes on to another product, without console errors.
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).not.toHaveURL(/rain-shampoo/);
});

test('the chosen salon earns with an order, and says so without a layout shift', async ({
  page,
}) => {
  const shopper = createShopper(page, 'nl');
  const line = page.getByText(nl('promo.salon.earns', { name: 'De Gouden Lok' }));
  await shopper.visits('/products/moss-scalp-oil');
  const terms = page.getByRole('list', { name: nl('product.terms') }).getByRole('listitem');
  // Three are left (packages/demo/README.md).
  await expect(terms.first()).toHaveText(nl('product.lowStock', { count: 3 }));
  await expect(terms.nth(1)).toHaveText(/ of \p{L}{2} \d{1,2} \p{L}+$/u);
  await expect(line).toHaveCount(0);

  await page.evaluate(() => {
    localStorage.setItem('salonNo-nl', '10001');
    localStorage.setItem('salonName-nl', 'De Gouden Lok');
  });
  await shopper.visits('/products/moss-scalp-oil');
  const shifts = await watchShifts(page);
  await expect(line).toBeVisible();
  expect(await shifts()).toEqual([]);
});
