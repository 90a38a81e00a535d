import { like } from '../actors/actor.ts';
import { createBuyer } from '../actors/buyer.ts';
import { CARE } from '../actors/cart.ts';
import { createCustomer } from '../actors/customer.ts';
import { HOSTED_LOCALE } from '../actors/shop-login.ts';
import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';
import { checkScreen } from '../tour/check-screen.ts';

const DAY_IN_MS = 86_400_000;
const weeksFromNow = (weeks: number) =>
  new Intl.DateTimeFormat('nb-NO', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(Date.now() + weeks * 7 * DAY_IN_MS));

test('a customer orders a refill, leaves an order out, pauses, goes on and ends it', async ({
  page,
  watch,
}) => {
  // The cart is gone with the order.
  watch.expectProblem(/status of 404|Not Found/);
  const customer = createCustomer(page, HOSTED_LOCALE, 'refill');
  const { main, market, t, email } = customer;
  await customer.hasAccount();
  await customer.logsIn();
  const notice = main.locator('[data-tone="success"]');
  const press = async (action: 'SKIP' | 'UNSKIP' | 'PAUSE' | 'RESUME') => {
    await main
      .getByRole('button', {
        name: like(t('shell.pair', { label: t(`subscriptions.${action}`), text: '§' }), '§'),
      })
      .click();
    await expect(notice).toHaveText(t(`subscriptions.done.${action}`));
  };
  const next = (weeks: number) =>
    main.getByText(t('subscriptions.next', { date: weeksFromNow(weeks) }), { exact: true });

  await test.step('there is none, and the page says where to begin', async () => {
    await customer.visits('/account/subscriptions');
    await expect(main.getByText(t('subscriptions.empty'))).toBeVisible();
    await checkScreen(page, 'account/subscriptions');
  });

  await test.step('a product is ordered every four weeks, and once more with its plan', async () => {
    const shopper = createShopper(page, HOSTED_LOCALE);
    await shopper.visits(`/products/${CARE}`);
    const plans = main.getByRole('group', { name: t('product.purchase') }).getByRole('radio');
    await plans.nth(1).check({ force: true });
    await shopper.addsToCart();
    await expect(shopper.cartPopup.getByRole('definition').first()).toBeVisible();
    await shopper.opensCartPage();
    await shopper.goesToCheckout();
    const number = (await createBuyer(page, market.shop, email).buys()).slice(1);
    await customer.visits(`/account/orders/${number}`);
    const [size, plan] = (await main.getByText(/^300.*\s· .+\s· /).innerText()).split(/\s· /);
    await customer.clicks(t('aftersales.again'));
    await expect(shopper.cartPopup.getByText(`${size} · ${plan}`)).toBeVisible();
  });

  await test.step('the next order is left out, and comes after all', async () => {
    await customer.visits('/account/dashboard/');
    await page.getByRole('link', { name: t('account.nav.subscriptions'), exact: true }).click();
    await expect(main.getByText(t('subscriptions.every.WEEK', { count: 4 }))).toBeVisible();
    await expect(next(4)).toBeVisible();
    await checkScreen(page, 'account/subscriptions');
    await press('SKIP');
    await expect(next(8)).toBeVisible();
    await expect(
      main.getByText(t('subscriptions.skipped', { date: weeksFromNow(4) })),
    ).toBeVisible();
    await press('UNSKIP');
    await expect(next(4)).toBeVisible();
  });

  await test.step('it pauses, goes on, and ends', async () => {
    await press('PAUSE');
    await expect(main.getByText(t('subscriptions.status.PAUSED'), { exact: true })).toBeVisible();
    await expect(next(4)).toHaveCount(0);
    await press('RESUME');
    await expect(next(4)).toBeVisible();
    const ending = main.locator('details').last();
    await ending.locator('summary').click();
    await checkScreen(page, 'account/subscriptions');
    await ending.getByRole('button').click();
    await expect(notice).toHaveText(t('subscriptions.done.CANCEL'));
    await expect(
      main.getByText(t('subscriptions.status.CANCELLED'), { exact: true }),
    ).toBeVisible();
    await expect(main.locator('input[name="action"]')).toHaveCount(0);
  });
});
