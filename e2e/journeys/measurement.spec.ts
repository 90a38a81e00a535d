import { bagOf, CARE, STYLING } from '../actors/bag.ts';
import { createCustomer } from '../actors/customer.ts';
import { createShopper } from '../actors/shopper.ts';
import { createVisitor } from '../actors/visitor.ts';
import { type MeasuredShop, openMeasuredShop } from '../shop/measured-shop.ts';
import { expect, test } from '../shop/test.ts';
import { toldOf } from '../shop/told-of.ts';
import { EVENTS_OF_A_VISIT, type Step } from './events-of-a-visit.ts';

let shop: MeasuredShop;
test.beforeAll(async () => {
  shop = await openMeasuredShop();
});
test.afterAll(() => shop.close());

test('the tag manager is told of a visit from the first list to the checkout', async ({ page }) => {
  const shopper = createShopper(page, 'nl', shop.shopUrl);
  const customer = createCustomer(page, 'nl', 'measured');
  const { t, bagPopup } = shopper;
  const main = page.getByRole('main');
  let count = 0;
  /** The next step begins when the events of this one have come, and no others. */
  const isTold = async (step: Step, order: 'inOrder' | 'inAnyOrder' = 'inOrder') => {
    const expected = EVENTS_OF_A_VISIT[step];
    const told = () => toldOf(shop.thirdParties.events(), shop.shopUrl).slice(count);
    if (order === 'inOrder') await expect.poll(told, { message: step }).toEqual(expected);
    else await expect.poll(() => sorted(told()), { message: step }).toEqual(sorted(expected));
    count += expected.length;
  };
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
  await customer.hasAccount();

  await shopper.visits('/range/volt');
  await isTold('arrives at a list');

  await main.locator(`a[href$="/products/${STYLING}"]`).click();
  await isTold('opens a product');

  await shopper.addsToBag();
  await isTold('puts it into the bag');

  await shopper.opensBagPage();
  await isTold('opens the page of the bag');

  const bag = bagOf(shopper);
  await bag.oneMore(STYLING);
  await isTold('takes one more');
  await bag.oneFewer(STYLING);
  await isTold('takes one fewer');

  await createVisitor(page, 'nl').choosesSalon('Kam & Kroon');
  await isTold('chooses a salon');

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('salon.find') })
    .click();
  await expect(page).toHaveURL(/\/nl\/salon\/$/);
  await page.getByRole('banner').locator('a[href^="/nl/account"]').click();
  await isTold('looks for salons, and goes to the login');

  await customer.fillsInLogin();
  await customer.presses(t('account.login.action'));
  // The login waits for the server's word on the salon, the page for nobody.
  await isTold('logs in', 'inAnyOrder');

  await page.getByRole('banner').locator('a[href="/nl/cart"]').click();
  await bagPopup.getByRole('link', { name: t('cart.checkout') }).click();
  await expect(page).toHaveURL(/\/cart\/c\//);
  await isTold('goes to the checkout');
});

test('a product is told of at the size that its address names', async ({ page }) => {
  const shopper = createShopper(page, 'nl', shop.shopUrl);
  const before = shop.thirdParties.events().length;
  const sizes = () =>
    toldOf(shop.thirdParties.events().slice(before), shop.shopUrl).flatMap((event) =>
      isView(event) ? event.ecommerce.items.map(({ item_variant }) => item_variant) : [],
    );
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
  await shopper.visits(`/products/${CARE}`);
  await expect.poll(sizes).toEqual(['300 ml']);
  const large = page.getByRole('main').getByRole('radio', { name: /^1000 ml/ });
  const id = (await large.getAttribute('value'))?.split('/').at(-1);
  await shopper.visits(`/products/${CARE}?variant=${id}`);
  await expect.poll(sizes).toEqual(['300 ml', '1000 ml']);
});

test('an error in the browser is reported by way of the shop, without whom it befell', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/anna@example.com/);
  // Among the three of ten.
  await page.addInitScript(() => {
    Math.random = () => 0.1;
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await createShopper(page, 'nl', shop.shopUrl).visits('/policies/privacy-policy');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('No bag gid://shopify/Cart/abc?key=def for anna@example.com');
    });
  });
  const ofBrowsers = () =>
    shop.thirdParties.reports.filter((report) => report.includes('"platform":"javascript"'));
  await expect.poll(ofBrowsers).toHaveLength(1);
  expect(ofBrowsers()[0]).toContain('No bag gid://shopify/Cart/[hidden] for [email]');
  expect(ofBrowsers()[0]).not.toMatch(/anna|key=def/);
  expect(asked).not.toContain(shop.thirdParties.origin);
});

interface View {
  readonly ecommerce: { readonly items: readonly { readonly item_variant: string }[] };
}

function isView(event: unknown): event is View {
  return JSON.stringify(event).includes('"view_item"');
}

function sorted(events: readonly unknown[]): readonly unknown[] {
  return events.toSorted((left, right) =>
    JSON.stringify(left).localeCompare(JSON.stringify(right)),
  );
}
