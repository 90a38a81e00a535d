import type { Page, Response } from '@playwright/test';
import { CARE, linkTo } from '../actors/cart.ts';
import { createShopper } from '../actors/shopper.ts';
import { createVisitor } from '../actors/visitor.ts';
import { expect, test } from '../shop/test.ts';

test('offline the page stays, and cart changes wait', async ({ page, context, watch }) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const shopper = createShopper(page, 'nl');
  const { t, cartPopup } = shopper;
  const { cart } = shopper;
  const statusWith = (text: string) => page.getByRole('status').filter({ hasText: text });
  await cart.add(CARE);
  const title = (await cartPopup.locator(linkTo(CARE)).last().innerText()).trim();
  await page.keyboard.press('Escape');
  await expect(cartPopup).toBeHidden();

  await shopper.losesNetwork();
  await expect(statusWith(t('connection.lost'))).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(statusWith(t('connection.waits'))).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`${CARE}$`));
  await shopper.addsToCart();
  const quantity = cartPopup
    .getByRole('group', { name: t('cart.line.quantity', { title }) })
    .getByRole('status');
  await expect(quantity).toHaveText('2');
  // The checkout is another shop's page, and would be the browser's own error page.
  await cartPopup.getByRole('link', { name: t('cart.checkout'), exact: true }).click();
  await expect(cartPopup.getByText(t('connection.waits')).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${CARE}$`));

  const carriedOut = page.waitForResponse(/checkout\/add-items/);
  await context.setOffline(false);
  expect((await carriedOut).ok()).toBe(true);
  await expect(
    cartPopup.getByRole('link', { name: t('cart.checkout'), exact: true }),
  ).toBeVisible();
  await shopper.visits('/cart');
  await expect(shopper.quantityOf(title)).toHaveText('2');
});

test('offline a form keeps what was typed, and a search waits', async ({
  page,
  context,
  watch,
}) => {
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Error loading route module/);
  const visitor = createVisitor(page, 'nl');
  const { t, main, field } = visitor;
  await visitor.visits('/account/forgot');
  const email = field(t('account.email'));
  await email.fill('anna@example.com');
  await context.setOffline(true);
  await visitor.clicks(t('account.forgot.action'));
  await expect(main.getByRole('alert')).toHaveText(t('refusal.platformFailed'));
  await expect(email).toHaveValue('anna@example.com');

  await context.setOffline(false);
  await visitor.visits('/search?q=shampoo');
  await context.setOffline(true);
  await main.getByRole('searchbox').fill('mousse');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar')).toHaveCount(1);
  await context.setOffline(false);
  await expect(page).toHaveURL(/q=mousse/);
  await expect(main.getByRole('searchbox')).toHaveValue('mousse');
});

// Loaded after the first page view of a visit.
const LATE_SCRIPT = /\/idle-parts-[^/]*\.js$/;
const PROBE = `<script type="module">
  const load = () => import('/probe.js').then(() => true, () => false);
  await load();
  document.title = String(await load());
</script>`;

/** Some browsers never fetch a module again that failed once, until the page is gone; no page can change that. */
async function forgetsFailedModules(page: Page): Promise<boolean> {
  let requests = 0;
  await page.route('http://probe.test/**', (route) => {
    if (!route.request().url().endsWith('.js')) {
      return route.fulfill({ contentType: 'text/html', body: PROBE });
    }
    requests += 1;
    if (requests === 1) return route.abort('internetdisconnected');
    return route.fulfill({ contentType: 'text/javascript', body: 'export {}' });
  });
  await page.goto('http://probe.test/');
  await expect(page).toHaveTitle(/true|false/);
  return (await page.title()) === 'true';
}

/** The script is fetched again where the browser does that at all; elsewhere the page goes on without it. */
async function recovers(page: Page, forgets: boolean, again: Promise<Response | null>) {
  if (forgets) expect((await again)?.ok()).toBe(true);
  await expect(page.getByRole('main')).toBeVisible();
}

const isOnline = (page: Page) => page.evaluate(() => navigator.onLine);

for (const [when, isBackBefore] of [
  ['after reconnect', false],
  ['if reconnect precedes its failure', true],
] as const) {
  test(`a late script is fetched ${when}`, async ({ page, context, watch }) => {
    watch.expectProblem(/ERR_INTERNET_DISCONNECTED/);
    watch.expectProblem(/dynamically imported module|Error loading route module/);
    const forgets = await forgetsFailedModules(page);
    const again = forgets ? page.waitForResponse(LATE_SCRIPT) : Promise.resolve(null);
    const failed = page.waitForEvent('requestfailed', (request) => LATE_SCRIPT.test(request.url()));
    const reconnects = async () => {
      await expect.poll(() => isOnline(page)).toBe(false);
      await context.setOffline(false);
      await expect.poll(() => isOnline(page)).toBe(true);
    };
    await page.route(
      LATE_SCRIPT,
      async (route) => {
        await context.setOffline(true);
        if (isBackBefore) await reconnects();
        await route.abort('internetdisconnected');
      },
      { times: 1 },
    );
    await createShopper(page, 'nl').visits('/range/rain');
    await failed;
    if (!isBackBefore) await reconnects();
    await recovers(page, forgets, again);
  });
}
