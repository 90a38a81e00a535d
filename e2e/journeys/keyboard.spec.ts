import type { Locator, Page } from '@playwright/test';
import { ACCEPTED_CARD } from '../actors/buyer.ts';
import { createCustomer, PASSWORD } from '../actors/customer.ts';
import { createShopper } from '../actors/shopper.ts';
import { createVisitor } from '../actors/visitor.ts';
import { isInSight } from '../shop/in-sight.ts';
import { expect, test } from '../shop/test.ts';

const MAX_TABS = 120;

test('buys with the keyboard alone, from search to order', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  const { t, main } = shopper;
  const { cart } = shopper;
  await shopper.visits('/');

  await test.step('the first tab stop skips to the content', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t('shell.skip') })).toBeFocused();
  });

  await test.step('search opens the product, which has the focus', async () => {
    await presses(page, page.getByRole('link', { name: t('shell.search'), exact: true }));
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.insertText('rain vochtshampoo');
    const product = page
      .getByRole('group', { name: t('search.products') })
      .getByRole('option', { name: /^Rain Vochtshampoo(?!,)/ });
    // Popular searches may name it, too, until the answer has come.
    await expect(page.getByRole('group', { name: t('search.popular') })).toHaveCount(0);
    await expect(product).toHaveCount(1);
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(product).toHaveAttribute('aria-selected', 'true', { timeout: 250 });
    }).toPass();
    const id = (await product.getAttribute('id')) ?? 'nothing';
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-activedescendant', id);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/nl\/products\/rain-shampoo/);
    await expect(main).toBeFocused();
    await expect(page.getByRole('status').getByText(/^Rain Vochtshampoo .*LOKKE$/)).toHaveCount(1);
  });

  await test.step('the popup takes the focus and lists the cart', async () => {
    await presses(page, main.getByRole('button', { name: /^In de tas/ }).first());
    const title = 'Rain Vochtshampoo';
    await expect(shopper.cartPopup).toMatchAriaSnapshot(`
      - dialog "${t('cart.title')}":
        - heading "${t('cart.title')}" [level=2]
        - button "${t('shell.close')}"
        - list "${t('cart.lines')}":
          - listitem:
            - link "${title}"
            - group "${t('cart.line.quantity', { title })}":
              - button "${t('cart.line.fewer', { title })}" [disabled]
              - status: "1"
              - button "${t('cart.line.more', { title })}"
            - button "${t('cart.line.removeTitle', { title })}"
        - term: ${t('cart.total')}
        - link "${t('cart.checkout')}"
        - link "${t('cart.view')}"
    `);
    await expect(shopper.cartPopup.locator(':focus')).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: /zit in je tas/ })).toHaveCount(1);
  });

  await test.step('Escape restores the focus', async () => {
    await page.keyboard.press('Escape');
    await expect(main.getByRole('button', { name: /^In de tas/ }).first()).toBeFocused();
  });

  await test.step('a changed line keeps the focus', async () => {
    await presses(page, page.getByRole('banner').getByRole('link', { name: /^Tas/ }));
    await presses(page, shopper.cartPopup.getByRole('link', { name: t('cart.view') }));
    const more = cart.line('rain-shampoo').getByRole('button', { name: /meer$/ });
    await presses(page, more);
    await expect(cart.line('rain-shampoo').getByRole('status')).toHaveText('2');
    await expect(more).toBeFocused();
    await presses(page, main.getByRole('link', { name: t('cart.checkout'), exact: true }));
  });

  await test.step('the checkout is filled in and paid', async () => {
    const field = (purpose: string) => page.locator(`[autocomplete="${purpose}"]`);
    const go = page.locator('form .actions').getByRole('button');
    await types(page, field('email'), 'keyboard@example.com');
    await types(page, field('shipping given-name'), 'Robin');
    await types(page, field('shipping family-name'), 'de Vries');
    await types(page, field('shipping address-line1'), 'Prinsengracht 12');
    await types(page, field('shipping postal-code'), '1015 DV');
    await types(page, field('shipping address-level2'), 'Amsterdam');
    await presses(page, go);
    await types(page, field('cc-number'), ACCEPTED_CARD);
    await types(page, field('cc-exp'), '12/38');
    await types(page, field('cc-csc'), '123');
    await types(page, field('cc-name'), 'R de Vries');
    await presses(page, go);
    await expect(page).toHaveURL(/\/orders\//);
    await expect(main).toContainText(/#\d{4,}/);
  });
});

test.describe('on a phone with a keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no filter has the focus out of sight', async ({ page }) => {
    const visitor = createVisitor(page, 'de');
    const { t, main } = visitor;
    await visitor.visits('/shop');
    await presses(page, main.locator('summary').filter({ hasText: t('filter.more') }));
    const sheet = page.getByRole('dialog', { name: t('filter.heading') });
    const apply = sheet.getByRole('button').last();
    await expect(apply).toBeVisible();
    expect((await sheet.boundingBox())?.x).toBe(0);
    const focused = sheet.locator(':focus');
    while (!(await apply.evaluate((button) => button.matches(':focus')))) {
      await page.keyboard.press('Tab');
      await isInSight(focused);
    }
    const close = sheet.getByRole('button', { name: t('filter.close') });
    while (!(await close.evaluate((button) => button.matches(':focus')))) {
      await page.keyboard.press('Shift+Tab');
      await isInSight(focused);
    }
  });

  test('the filters and the menu give the focus back, and a salon that is chosen keeps it', async ({
    page,
  }) => {
    const visitor = createVisitor(page, 'nl');
    const { t, main } = visitor;
    await visitor.visits('/shop');
    const opener = main.locator('summary').filter({ hasText: t('filter.more') });
    await presses(page, opener);
    const sheet = page.getByRole('dialog', { name: t('filter.heading') });
    await expect(sheet.locator(':focus')).toHaveCount(1);
    await presses(page, sheet.getByRole('checkbox', { name: /^droog ?\d/ }), 'Space');
    await presses(page, sheet.getByRole('button', { name: /^Toon \d+ product/ }));
    await expect(page).toHaveURL(/hairType=dry$/);
    await expect(opener).toBeFocused();

    const menu = page.getByRole('banner').getByRole('button', { name: t('shell.menu') });
    await presses(page, menu);
    const drawer = page.getByRole('dialog', { name: t('shell.menu') });
    await expect(drawer.getByRole('navigation')).toBeVisible();
    await expect(drawer.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');

    await visitor.visits('/salon/');
    await types(page, main.getByLabel(t('salon.search.label')), 'utrecht');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/query=utrecht/);
    const salon = main
      .getByRole('list', { name: t('salon.list') })
      .getByRole('listitem')
      .first();
    await expect(salon).toContainText('Utrecht');
    const name = await salon.getByRole('link').first().innerText();
    await presses(page, salon.getByRole('button', { name: t('salon.chooseNamed', { name }) }));
    await expect(salon.getByRole('link', { name, exact: true })).toBeFocused();
    await expect(
      page.getByRole('status').filter({ hasText: t('salon.chosen', { name }) }),
    ).toHaveCount(1);
    await tabsTo(page, page.getByRole('contentinfo').getByRole('link').first());
  });
});

test('registers, corrects and logs out with the keyboard alone', async ({ page }) => {
  const { t, main, field, email, ...customer } = createCustomer(page, 'de', 'keyboard');
  await customer.visits('/account/register');
  await types(page, field(t('account.firstName')), 'Anna');
  await types(page, field(t('account.lastName')), 'Berg');
  await types(page, field(t('account.email')), email);
  await types(page, field(t('account.password')), PASSWORD);
  await page.keyboard.press('Enter');
  // The focus is on the field that is missing.
  await expect(field(t('account.confirmation'))).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await customer.seesDashboard();
  await expect(main).toBeFocused();
  await presses(page, main.getByRole('button', { name: t('account.logout') }));
  await customer.seesFrontPage();
});

/** Presses Tab until the element has the focus. */
async function tabsTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MAX_TABS} presses of Tab do not lead to ${target}`);
}

async function presses(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabsTo(page, target);
  await page.keyboard.press(key);
}

async function types(page: Page, target: Locator, text: string): Promise<void> {
  await tabsTo(page, target);
  await page.keyboard.insertText(text);
}
