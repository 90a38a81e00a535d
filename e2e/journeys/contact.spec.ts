import { createShopper } from '../actors/shopper.ts';
import { countEmails, emailsTo } from '../shop/mailbox.ts';
import { expect, test } from '../shop/test.ts';

test('a message reaches the shop and is acknowledged', async ({ page, watch }) => {
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
