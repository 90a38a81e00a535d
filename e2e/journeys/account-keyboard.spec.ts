import type { Page } from '@playwright/test';
import { createCustomer, PASSWORD } from '../actors/customer.ts';
import { expect, test } from '../shop/test.ts';

/** Presses Tab until the focus is on the control with this name; fails when a page has none within reach. */
async function tabsTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
      return label?.textContent ?? '';
    });
    if (focused === name) return;
  }
  throw new Error(`Tab does not lead to "${name}"`);
}

test('one can register, correct a mistake and log out with the keyboard alone', async ({
  page,
}) => {
  const customer = createCustomer(page, 'de', 'keyboard');
  const { t, main } = customer;
  await customer.visits('/account/register');
  const types = async (label: string, text: string) => {
    await tabsTo(page, label);
    await page.keyboard.type(text);
  };
  await types(t('account.firstName'), 'Anna');
  await types(t('account.lastName'), 'Berg');
  await types(t('account.email'), customer.email);
  await types(t('account.password'), PASSWORD);
  await page.keyboard.press('Enter');
  // The focus is on what is missing: one types on.
  await expect(customer.field(t('account.confirmation'))).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await customer.seesDashboard();
  await expect(main).toBeFocused();
  await tabsTo(page, t('account.logout'));
  await page.keyboard.press('Enter');
  await customer.seesFrontPage();
});
