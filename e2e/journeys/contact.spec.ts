import { createCustomer } from '../actors/customer.ts';
import { createShopper } from '../actors/shopper.ts';
import { countEmails, emailsTo } from '../shop/mailbox.ts';
import { expect, test } from '../shop/test.ts';

test('a message reaches the shop and is acknowledged @both', async ({ page, watch }) => {
  watch.expectProblem(/status of 400/);
  const shopper = createShopper(page, 'fr-be');
  const { t } = shopper;
  const email = `question-${page.viewportSize()?.width}@example.com`;
  const main = page.getByRole('main');
  await shopper.visits('/contact');
  await main.getByRole('button', { name: t('contact.send') }).click();
  await expect(main.getByRole('alert')).toHaveText(t('refusal.missingContactInput'));
  await expect(main.getByRole('textbox', { name: t('contact.name') })).toBeFocused();

  await main.getByRole('textbox', { name: t('contact.name') }).fill('Ada Lok');
  await main.getByRole('textbox', { name: t('account.email') }).fill(email);
  await main.getByRole('combobox', { name: t('contact.subject') }).selectOption('delivery');
  await main.getByRole('textbox', { name: t('contact.message') }).fill(`Où est-il ?\n${email}`);
  await main.getByRole('button', { name: t('contact.send') }).click();
  await expect(main.getByRole('heading', { name: t('contact.sent') })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: t('contact.sentText') })).toHaveCount(1);
  expect(await countEmails(email)).toBe(1);
  const letters = await emailsTo('hello@example.com');
  expect(letters.find(({ replyTo }) => replyTo === email)?.text).toContain('Où est-il ?');

  await page.reload();
  await expect(main.getByRole('heading', { name: t('contact.sent') })).toBeVisible();
  expect(await countEmails(email)).toBe(1);
  await main.getByRole('link', { name: t('contact.another') }).click();
  await expect(main.getByRole('textbox', { name: t('contact.message') })).toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer in de writes under the name of the account', async ({ page, watch }) => {
    watch.expectProblem(/status of 400/);
    const customer = createCustomer(page, 'de', 'writes');
    const { t, main } = customer;
    await customer.hasAccount();
    await customer.opensLogin();
    await customer.provesIdentity();
    await customer.seesDashboard();
    await customer.visits('/contact');
    await expect(customer.field(t('account.email'))).toHaveValue(customer.email);
    await expect(customer.field(t('contact.name'))).not.toHaveValue('');
    await customer.field(t('contact.message')).fill('Passt die Maske?');
    await customer.clicks(t('contact.send'));
    // Typed text stays, and the subject is still to be chosen.
    await expect(customer.field(t('contact.message'))).toHaveValue('Passt die Maske?');
    await expect(main.getByText(t('account.missing'))).toHaveCount(1);
    await main.getByRole('combobox', { name: t('contact.subject') }).selectOption('product');
    await customer.clicks(t('contact.send'));
    await expect(main.getByRole('heading', { name: t('contact.sent') })).toBeVisible();
    await expect(page).toHaveURL(/\/de\/contact\?sent=1$/);
    await expect
      .poll(async () => (await emailsTo('hello@example.com')).map(({ replyTo }) => replyTo))
      .toContain(customer.email);
  });
});
