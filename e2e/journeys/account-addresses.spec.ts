import { type Customer, createCustomer, PASSWORD } from '../actors/customer.ts';
import { expect, test } from '../shop/test.ts';

const PLACE = { zip: '11211', city: 'Brooklyn', province: 'NY' };

/** Fills in the form by the autocomplete purpose of its inputs, as a browser does. */
async function fillsInAddress({ main }: Customer, street: string, zip = PLACE.zip): Promise<void> {
  const input = (purpose: string) => main.locator(`[autocomplete="${purpose}"]`);
  await input('given-name').fill('Anna');
  await input('family-name').fill('Berg');
  await input('address-line1').fill(street);
  await input('postal-code').fill(zip);
  await input('address-level2').fill(PLACE.city);
  await input('address-level1').selectOption(PLACE.province);
}

test('a customer in na edits the address book', async ({ page }) => {
  const customer = createCustomer(page, 'na', 'addressee');
  const { main, t } = customer;
  const book = main.getByRole('list', { name: t('addresses.title') });
  const card = (street: string) => book.getByRole('listitem').filter({ hasText: street });
  const notice = main.locator('[data-tone="success"]');
  await customer.isLoggedIn();
  await customer.visits('/account/addresses');
  await expect(main.getByText(t('addresses.empty'))).toBeVisible();

  await test.step('a change that nobody offers is refused', async () => {
    const answer = await page.request.post(page.url(), {
      form: { id: 'gid://shopify/MailingAddress/1', action: 'NOTHING' },
      headers: { origin: customer.baseUrl },
    });
    expect(answer.status()).toBe(400);
  });

  await test.step('an incomplete address is rejected', async () => {
    await customer.goesTo(t('addresses.add'));
    await fillsInAddress(customer, 'First street 1', '?');
    await customer.clicks(t('addresses.save'));
    await expect(main.getByRole('alert')).toHaveText(t('refusal.createAddressFailed'));
    const zip = main.locator('[autocomplete="postal-code"]');
    await expect(zip).toBeFocused();
    await expect(zip).toHaveAttribute('aria-invalid', 'true');
    await zip.fill(PLACE.zip);
    await customer.clicks(t('addresses.save'));
    await expect(notice).toHaveText(t('addresses.done.CREATE'));
  });

  await test.step('the default address is changed', async () => {
    await expect(card('First street 1').getByText(t('addresses.default'))).toBeVisible();
    await customer.goesTo(t('addresses.add'));
    await fillsInAddress(customer, 'Second street 2');
    await customer.clicks(t('addresses.save'));
    await expect(book.getByRole('listitem')).toHaveCount(2);
    const makeDefault = t('addresses.makeDefault');
    await card('Second street 2').getByRole('button', { name: makeDefault }).click();
    await expect(notice).toHaveText(t('addresses.done.DEFAULT_UPDATE'));
    await expect(card('Second street 2').getByText(t('addresses.default'))).toBeVisible();
  });

  await test.step('an address is edited', async () => {
    await card('First street 1')
      .getByRole('link', { name: t('addresses.edit') })
      .click();
    const street = main.locator('[autocomplete="address-line1"]');
    await expect(street).toHaveValue('First street 1');
    await street.fill('Third street 3');
    await customer.clicks(t('addresses.save'));
    await expect(notice).toHaveText(t('addresses.done.UPDATE'));
    await expect(card('Third street 3')).toBeVisible();
  });

  await test.step('deletion is confirmed, and its message has the focus', async () => {
    const third = card('Third street 3');
    await third.locator('summary').click();
    await third.getByRole('button', { name: t('addresses.delete.action') }).click();
    await expect(notice).toHaveText(t('addresses.done.DELETE'));
    await expect(notice).toBeFocused();
    await expect(book.getByRole('listitem')).toHaveCount(1);
  });
});

test('a customer changes name and password', async ({ page, watch }) => {
  watch.expectProblem(/status of 401/);
  const customer = createCustomer(page, 'se', 'renamer');
  const { main, t } = customer;
  await customer.isLoggedIn();
  await customer.visits('/account/info');
  await customer.field(t('account.lastName')).fill('Lind');
  await customer.clicks(t('account.info.save'));
  await expect(main.locator('[data-tone="success"]')).toHaveText(t('account.info.saved'));
  await customer.field(t('account.currentPassword')).fill(PASSWORD);
  await customer.fillsInNewPassword(t('account.newPassword'), 'Annan-kam-2');
  await customer.clicks(t('account.reset.action'));
  await expect(main.locator('[data-tone="success"]')).toHaveText(t('account.info.passwordSaved'));

  await customer.visits('/account/dashboard');
  await expect(main.getByText('Anna Lind')).toBeVisible();
  await customer.clicks(t('account.logout'));
  await customer.seesFrontPage();
  await customer.visits('/account/login');
  await customer.submitsLogin();
  await expect(main.getByRole('alert')).toHaveText(t('refusal.loginFailed'));
  await customer.submitsLogin('Annan-kam-2');
  await customer.seesDashboard();
});
