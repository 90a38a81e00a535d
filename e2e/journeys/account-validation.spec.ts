import { createCustomer } from '../actors/customer.ts';
import { expect, test } from '../shop/test.ts';

test('registration shows each validation message at its field', async ({ page, watch }) => {
  watch.expectProblem(/status of 400/);
  const customer = createCustomer(page, 'uk', 'careless');
  const { main, t } = customer;
  await customer.visits('/account/register');

  await test.step('empty fields', async () => {
    await customer.clicks(t('account.register.action'));
    await expect(main.getByRole('alert')).toHaveText('Missing customer input');
    await expect(customer.field(t('account.firstName'))).toBeFocused();
    await expect(customer.field(t('account.firstName'))).toHaveAccessibleDescription(
      /Please fill this in/,
    );
    await expect(main.locator('[aria-invalid]')).toHaveCount(4);
  });

  await test.step('a corrected field loses its error', async () => {
    await customer.field(t('account.firstName')).fill('Anna');
    await expect(main.locator('[aria-invalid]')).toHaveCount(3);
  });

  await test.step('a short password', async () => {
    await customer.fillsInRegistration('Abcdefg');
    await customer.clicks(t('account.register.action'));
    await expect(customer.field(t('account.password'))).toHaveAccessibleDescription(
      /Password invalid/,
    );
    await expect(customer.field(t('account.password'))).toBeFocused();
    await expect(customer.field(t('account.email'))).toHaveValue(customer.email);
  });

  await test.step('passwords that differ, on blur', async () => {
    await customer.field(t('account.password')).fill('Abcdefgh');
    const described = customer.field(t('account.confirmation'));
    await described.focus();
    await page.keyboard.press('Tab');
    await expect(described).toHaveAccessibleDescription(/Passwords do not match$/);
    await described.fill('Abcdefgh');
    await expect(main.locator('[aria-invalid]')).toHaveCount(0);
  });

  await test.step('an e-mail address that is taken', async () => {
    await customer.hasAccount();
    await customer.clicks(t('account.register.action'));
    await expect(customer.field(t('account.email'))).toHaveAccessibleDescription(
      'Email has already been taken',
    );
    await expect(customer.field(t('account.email'))).toBeFocused();
  });
});
