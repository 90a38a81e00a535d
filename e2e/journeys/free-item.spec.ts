import { bagOf, CARE, FREE_ITEM, STYLING } from '../actors/bag.ts';
import { like } from '../actors/language.ts';
import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';

test('the free item comes at the threshold, stays above it and leaves below it @phone', async ({
  page,
}) => {
  const shopper = createShopper(page, 'nl');
  const { t } = shopper;
  const bag = bagOf(shopper);
  await bag.add(CARE);
  await shopper.visits('/cart');
  const oneMore = like(t('promo.bar.collecting', { count: 1, title: '§' }), '§');
  await expect(page.getByRole('paragraph').filter({ hasText: oneMore })).toBeVisible();
  await bag.hasNoFreeItem();

  await bag.oneMore(CARE);
  await bag.hasFreeItem();
  const priceOfTwo = await bag.total().innerText();
  const title = await bag.titleOf(FREE_ITEM);
  await expect(page.getByRole('status').getByText(t('promo.said.added', { title }))).toBeAttached();
  await expect(bag.line(FREE_ITEM).getByRole('button')).toHaveCount(1);

  await bag.oneMore(CARE);
  await expect(bag.total()).not.toHaveText(priceOfTwo);
  await bag.hasFreeItem();

  await bag.oneFewer(CARE);
  await bag.oneFewer(CARE);
  await bag.hasNoFreeItem();
  await expect(
    page.getByRole('status').getByText(t('promo.said.removed', { title })),
  ).toBeAttached();
});

test('what does not count says why', async ({ page }) => {
  const shopper = createShopper(page, 'uk');
  const bag = bagOf(shopper);
  await bag.add(STYLING);
  await bag.add('rain-travel-shampoo');
  await shopper.visits('/cart');
  const { t } = shopper;
  await expect(bag.line(STYLING)).toContainText(
    t('promo.line.other', { type: t('productType.styling') }),
  );
  await expect(bag.line('rain-travel-shampoo')).toContainText(t('promo.line.excluded'));
  await expect(page.getByText(t('promo.bar.counted', { counted: 0, threshold: 2 }))).toBeVisible();
});

test('taken out by hand, it stays away for the session, until it is asked back', async ({
  page,
}) => {
  const shopper = createShopper(page, 'de');
  const { t } = shopper;
  const bag = bagOf(shopper);
  await bag.add(CARE);
  await shopper.visits('/cart');
  await bag.oneMore(CARE);
  await bag.hasFreeItem();

  await bag.remove(FREE_ITEM);
  await bag.hasNoFreeItem();
  const addBack = page.getByRole('button', { name: t('promo.bar.addBack') });
  await expect(addBack).toBeVisible();
  const priceOfTwo = await bag.total().innerText();
  await bag.oneMore(CARE);
  await expect(bag.total()).not.toHaveText(priceOfTwo);
  await bag.hasNoFreeItem();
  await shopper.visits('/cart');
  await expect(bag.line(CARE)).toBeVisible();
  await bag.hasNoFreeItem();

  await addBack.click();
  await bag.hasFreeItem();
});

test('two tabs give one free item, and what one refused the other does not bring back', async ({
  page,
  context,
}) => {
  const first = createShopper(page, 'se');
  const bag = bagOf(first);
  await bag.add(CARE);
  await first.visits('/cart');
  const second = createShopper(await context.newPage(), 'se');
  const otherBag = bagOf(second);
  await second.visits('/cart');
  await expect(otherBag.line(CARE)).toBeVisible();

  await bag.oneMore(CARE);
  await bag.hasFreeItem();
  await otherBag.hasFreeItem();
  await expect(otherBag.line(FREE_ITEM)).not.toContainText('×');

  await bag.remove(FREE_ITEM);
  await otherBag.hasNoFreeItem();
  const before = await otherBag.total().innerText();
  await otherBag.oneMore(CARE);
  await expect(otherBag.total()).not.toHaveText(before);
  await expect(
    second.page.getByRole('button', { name: second.t('promo.bar.addBack') }),
  ).toBeVisible();
  await otherBag.hasNoFreeItem();
  await bag.hasNoFreeItem();
});

test('a bag is settled after one round trip for what the shopper did and one for what follows', async ({
  page,
}) => {
  await page.clock.install();
  const shopper = createShopper(page, 'fr');
  const bag = bagOf(shopper);
  await bag.add(CARE);
  await shopper.visits('/cart');
  await expect(bag.line(CARE)).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/shopify/checkout/')) calls.push(pathname);
  });
  await bag.oneMore(CARE);
  await bag.hasFreeItem();
  await bag.oneFewer(CARE);
  await bag.hasNoFreeItem();
  // Longer than the sweep waits, so that a second thought would show.
  await page.clock.fastForward(3_000);
  expect(calls.map((path) => path.split('/')[4])).toEqual([
    'replace-items',
    'add-items',
    'replace-items',
    'remove-items',
  ]);
});
