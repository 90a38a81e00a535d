import { createVisitor } from '../actors/visitor.ts';
import { expect, test } from '../shop/test.ts';

test('a chosen salon stays in its market @phone', async ({ page }) => {
  const anna = createVisitor(page, 'nl');
  await anna.visits('/range/rain');
  await anna.seesNoSalon();
  await anna.choosesSalon('Kam & Kroon');
  await anna.seesSalon('Kam & Kroon');

  const inGermany = createVisitor(page, 'de');
  await inGermany.visits('/range/rain');
  await inGermany.seesNoSalon();

  await anna.visits('/range/rain');
  await anna.seesSalon('Kam & Kroon');
  await anna.removesSalon('Kam & Kroon');
  await anna.seesNoSalon();
});

test('the salon finder searches by city, postcode and position @phone', async ({
  page,
  context,
}) => {
  const robin = createVisitor(page, 'nl');
  const main = page.getByRole('main');
  const cities = main.getByRole('list', { name: robin.t('salon.list') }).getByRole('listitem');
  const search = async (text: string) => {
    await main.getByLabel(robin.t('salon.search.label')).fill(text);
    await main.getByRole('button', { name: robin.t('salon.search'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`query=${encodeURIComponent(text).slice(0, 4)}`));
  };
  await robin.visits('/salon/');
  await search('utrecht');
  await expect(cities.first()).toContainText('Utrecht');
  await search('3512 AA');
  await expect(cities.first()).toContainText(/\d km/);
  await expect(cities.first()).toContainText('Utrecht');

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 50.85, longitude: 5.69 });
  await main.getByRole('button', { name: robin.t('salon.locate') }).click();
  await expect(page).toHaveURL(/near=50\.85/);
  await expect(cities.first()).toContainText('Maastricht');
});

test('the shop sells on while the salons fail', async ({ page, watch }) => {
  watch.expectProblem(/Failed to load resource|net::ERR_FAILED/);
  await page.route('**/api/salons/**', (route) => route.abort());
  const visitor = createVisitor(page, 'de');
  await visitor.visits('/products/rain-shampoo');
  const selector = await visitor.opensSalonSelector();
  await expect(selector).toContainText(visitor.t('salon.failed'));
  await page.keyboard.press('Escape');
  const add = visitor.t('product.addToBag.priced', { price: '' }).trim();
  await page.getByRole('main').getByRole('button', { name: add }).first().click();
  await expect(page.getByRole('dialog', { name: visitor.t('cart.title') })).toBeVisible();
});

test('a code at the mirror chooses its salon, once it was asked for @phone', async ({
  page,
  watch,
}) => {
  // The browser logs the number that nobody has.
  watch.expectProblem(/status of 404/);
  const visitor = createVisitor(page, 'nl');
  const { t } = visitor;
  const notice = page.getByRole('complementary', { name: t('salon.isChosen') });
  const storedSalon = () => page.evaluate(() => localStorage.getItem('salonNo-nl'));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/nl.data')) asked.push(request.url());
  });
  await visitor.visits('/s/10001/products/rain-shampoo');
  await expect(notice).toContainText(t('salon.chosen', { name: 'De Gouden Lok' }));
  await expect(page).toHaveURL(/\/nl\/products\/rain-shampoo$/);
  expect(await storedSalon()).toBe('10001');

  await visitor.visits('/shop?salon=10002&utm_source=card');
  await expect(page).toHaveURL(/\/nl\/shop\?utm_source=card$/);
  await notice.getByRole('button', { name: t('salon.link.decline') }).click();
  await expect.poll(storedSalon).toBe('10001');

  await visitor.visits('/s/20001');
  const unknown = page.getByRole('complementary', { name: t('salon.list') });
  await expect(unknown).toContainText(t('salon.link.unknown'));
  await expect(page).toHaveURL(/\/nl$/);
  // Home has no reason of its own to keep its data.
  expect(asked).toEqual([]);
  expect(await storedSalon()).toBe('10001');
});
