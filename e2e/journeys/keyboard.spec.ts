import { bagOf } from '../actors/bag.ts';
import { ACCEPTED_CARD } from '../actors/buyer.ts';
import { presses, tabsTo, types } from '../actors/keyboard.ts';
import { createShopper } from '../actors/shopper.ts';
import { createVisitor } from '../actors/visitor.ts';
import { expect, test } from '../shop/test.ts';

test('one buys with the keyboard alone: home, search, product, bag, checkout, order', async ({
  page,
}) => {
  const shopper = createShopper(page, 'nl');
  const { t } = shopper;
  const main = page.getByRole('main');
  const bag = bagOf(shopper);
  await shopper.visits('/');

  await test.step('the first stop skips to the content', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t('shell.skip') })).toBeFocused();
  });

  await test.step('search finds the product, and the new page has the focus', async () => {
    await presses(page, page.getByRole('link', { name: t('shell.search'), exact: true }));
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.insertText('rain vochtshampoo');
    const product = page
      .getByRole('group', { name: t('search.products') })
      .getByRole('option', { name: /^Rain Vochtshampoo(?!,)/ });
    await expect(product).toHaveCount(1);
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(product).toHaveAttribute('aria-selected', 'true', { timeout: 250 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/nl\/products\/rain-shampoo/);
    await expect(main).toBeFocused();
    await expect(page.getByRole('status').getByText(/^Rain Vochtshampoo .*LOKKE$/)).toHaveCount(1);
  });

  await test.step('the bag opens around the focus and says what is in it', async () => {
    await presses(page, main.getByRole('button', { name: /^In de tas/ }).first());
    const title = 'Rain Vochtshampoo';
    await expect(shopper.bagPopup).toMatchAriaSnapshot(`
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
    await expect(shopper.bagPopup.locator(':focus')).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: /zit in je tas/ })).toHaveCount(1);
  });

  await test.step('Escape gives the focus back to the button', async () => {
    await page.keyboard.press('Escape');
    await expect(main.getByRole('button', { name: /^In de tas/ }).first()).toBeFocused();
  });

  await test.step('a line is changed, and keeps the focus', async () => {
    await presses(page, page.getByRole('banner').getByRole('link', { name: /^Tas/ }));
    await presses(page, shopper.bagPopup.getByRole('link', { name: t('cart.view') }));
    const more = bag.line('rain-shampoo').getByRole('button', { name: /meer$/ });
    await presses(page, more);
    await expect(bag.line('rain-shampoo').getByRole('status')).toHaveText('2');
    await expect(more).toBeFocused();
    await presses(page, main.getByRole('link', { name: t('cart.checkout') }));
  });

  await test.step('the checkout is filled in from top to bottom and paid', async () => {
    const field = (purpose: string) => page.locator(`[autocomplete="${purpose}"]`);
    const form = page.locator('form');
    await types(page, field('email'), 'keyboard@example.com');
    await types(page, field('shipping given-name'), 'Robin');
    await types(page, field('shipping family-name'), 'de Vries');
    await types(page, field('shipping address-line1'), 'Prinsengracht 12');
    await types(page, field('shipping postal-code'), '1015 DV');
    await types(page, field('shipping address-level2'), 'Amsterdam');
    await presses(page, form.getByRole('button'));
    await types(page, field('cc-number'), ACCEPTED_CARD);
    await types(page, field('cc-exp'), '12/38');
    await types(page, field('cc-csc'), '123');
    await types(page, field('cc-name'), 'R de Vries');
    await presses(page, form.getByRole('button'));
    await expect(page).toHaveURL(/\/orders\//);
    await expect(main).toContainText(/#\d{4,}/);
  });
});

test.describe('on a phone with a keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the filters and the menu give the focus back, and a salon that is chosen keeps it', async ({
    page,
  }) => {
    const visitor = createVisitor(page, 'nl');
    const { t } = visitor;
    const main = page.getByRole('main');
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
