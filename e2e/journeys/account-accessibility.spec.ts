import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createCustomer } from '../actors/customer.ts';
import { expect, test } from '../shop/test.ts';

/** The one rule that the specification breaks on purpose (docs/decisions/0007-fixed-viewport.md). */
const EXCEPTED = ['meta-viewport'];

async function problemsOn(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).disableRules(EXCEPTED).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}

test('axe finds nothing on the screens before the account, filled in or not @phone', async ({
  page,
}) => {
  const visitor = createCustomer(page, 'nl', 'axe-visitor');
  const { t, main } = visitor;
  const buttons = {
    '/account/login': t('account.login.action'),
    '/account/register': t('account.register.action'),
    '/account/forgot': t('account.forgot.action'),
    '/account/reset/1/token': t('account.reset.action'),
    '/account/activate/1/token': t('account.activate.action'),
  };
  for (const [path, button] of Object.entries(buttons)) {
    await visitor.visits(path);
    expect(await problemsOn(page), path).toEqual([]);
    await visitor.presses(button);
    await expect(main.locator('[aria-invalid]').first()).toBeVisible();
    expect(await problemsOn(page), `${path} with errors`).toEqual([]);
  }
});

test('axe finds nothing on the pages of a customer @phone', async ({ page }) => {
  const customer = createCustomer(page, 'nl', 'axe-customer');
  await customer.isLoggedIn();
  for (const path of ['dashboard', 'info', 'addresses', 'address', 'orders']) {
    await customer.visits(`/account/${path}`);
    expect(await problemsOn(page), path).toEqual([]);
  }
});
