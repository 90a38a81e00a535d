import { bagOf, CARE, FREE_ITEM, STYLING } from '../actors/bag.ts';
import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';

const COMB = 'gift-detangling-comb';
const POUCH = 'gift-travel-pouch';

test('a gift is chosen, stands as a gift, and leaves with what earned it', async ({ page }) => {
  const shopper = createShopper(page, 'ie');
  const { t } = shopper;
  const bag = bagOf(shopper);
  await bag.add(CARE);
  await shopper.visits('/cart');
  const gifts = page.getByRole('radio');
  await expect(bag.line(CARE)).toBeVisible();
  await expect(gifts).toHaveCount(0);
  for (const quantity of [2, 3, 4]) {
    await bag.oneMore(CARE);
    await expect(bag.line(CARE).getByRole('status')).toHaveText(String(quantity));
  }
  await expect(gifts).toHaveCount(2);
  const before = await bag.total().innerText();

  await page
    .getByRole('group', { name: t('promo.gift.legend') })
    .getByRole('radio')
    .last()
    .check();
  await page.getByRole('button', { name: t('promo.gift.add') }).click();
  await expect(bag.line(POUCH)).toContainText(t('promo.line.gift'));
  await expect(bag.line(POUCH).getByRole('strong')).toHaveText(t('promo.line.free'));
  await expect(bag.line(POUCH).getByRole('button')).toHaveCount(1);
  await expect(gifts).toHaveCount(0);
  await expect(bag.line(COMB)).toHaveCount(0);
  await expect(bag.total()).toHaveText(before);

  const title = await bag.titleOf(POUCH);
  await bag.remove(CARE);
  await shopper.findsBagEmpty();
  await expect(page.getByRole('status').getByText(t('promo.said.swept', { title }))).toBeAttached();
});

test('free units are offered as they are earned, up to the limit of the order', async ({
  page,
}) => {
  const shopper = createShopper(page, 'es');
  const { t } = shopper;
  const bag = bagOf(shopper);
  await bag.add(STYLING);
  await shopper.visits('/cart');
  await expect(bag.line(STYLING)).toBeVisible();
  const offer = (count: number) =>
    page.getByRole('heading', { name: t('promo.offer.title', { count }) });
  await bag.oneMore(STYLING);
  await expect(offer(1)).toHaveCount(0);
  await bag.oneMore(STYLING);
  await expect(offer(1)).toBeVisible();
  for (let step = 0; step < 6; step += 1) await bag.oneMore(STYLING);
  await expect(bag.line(STYLING).getByRole('status')).toHaveText('9');
  await expect(offer(2)).toBeVisible();

  const take = page.getByRole('button', { name: /gratis$/ }).first();
  await take.click();
  await expect(offer(1)).toBeVisible();
  await take.click();
  await expect(offer(1)).toHaveCount(0);
  await expect(page.getByText(t('promo.line.charged'))).toHaveCount(0);
  const free = page.getByRole('strong').filter({ hasText: t('promo.line.free') });
  await expect(free).toHaveCount(1);
});

test('a code that applies shows what it saves; one that does not is refused and not kept', async ({
  page,
}) => {
  const shopper = createShopper(page, 'na');
  const { t } = shopper;
  const bag = bagOf(shopper);
  await bag.add(STYLING);
  await shopper.visits('/cart');
  const before = await bag.total().innerText();
  const field = page.getByRole('textbox', { name: t('promo.code.label') });
  const apply = page.getByRole('button', { name: t('promo.code.apply') });

  await apply.click();
  await expect(field).toHaveAccessibleDescription(t('promo.code.missing'));
  await field.fill('NOT-A-CODE');
  await apply.click();
  await expect(field).toHaveAccessibleDescription(t('promo.code.refused', { code: 'NOT-A-CODE' }));
  await expect(bag.total()).toHaveText(before);

  await field.fill('welcome10');
  await apply.click();
  await expect(bag.total()).not.toHaveText(before);
  await expect(
    page.getByText(t('promo.code.applied', { code: 'welcome10' })).first(),
  ).toBeVisible();
  await shopper.visits('/cart');
  await expect(bag.total()).not.toHaveText(before);

  await page.getByRole('button', { name: t('promo.code.remove', { code: 'welcome10' }) }).click();
  await expect(bag.total()).toHaveText(before);
});

test('the popup speaks once a product counts, and not again once it was closed', async ({
  page,
}) => {
  const shopper = createShopper(page, 'ni');
  const { t } = shopper;
  const bag = bagOf(shopper);
  const popup = page.getByRole('region', { name: 'A travel size, free' });
  await shopper.visits('/');
  await expect(popup).toHaveCount(0);
  await bag.add(CARE);
  await shopper.visits('/shop');
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: t('promo.popup.close') }).click();
  await expect(popup).toHaveCount(0);
  await shopper.visits('/cart');
  await expect(bag.line(CARE)).toBeVisible();
  await expect(popup).toHaveCount(0);
  await bag.oneMore(CARE);
  await expect(bag.line(FREE_ITEM)).toBeVisible();
});
