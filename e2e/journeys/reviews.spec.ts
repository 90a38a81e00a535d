import { textsFor } from '../actors/actor.ts';
import { createCustomer } from '../actors/customer.ts';
import { createShopper } from '../actors/shopper.ts';
import { platformUrl, shopUrl } from '../shop/open-shop.ts';
import { axeViolations } from '../shop/page-checks.ts';
import { expect, test } from '../shop/test.ts';

const { t: nl } = textsFor('nl');

test('reviews are reached from the rating, filtered, sorted and read in other languages', async ({
  page,
}) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/products/rain-shampoo');
  const section = page.getByRole('region', { name: nl('reviews.title') });
  const items = section.getByRole('listitem');
  await expect(items).toHaveCount(6);
  await page.locator('a[href$="#reviews"]').click();
  await expect(section).toBeInViewport();

  const bar = section.getByRole('button', { name: /^4 van 5/ });
  await bar.click();
  await expect(items.filter({ hasNotText: '4 van 5' })).toHaveCount(0);
  await expect(items.first()).toContainText('4 van 5');
  await section.getByRole('button', { name: nl('reviews.all') }).click();
  await section.getByLabel(nl('reviews.sort')).selectOption('lowest');
  await expect(items.first()).not.toContainText('5 van 5');
  await section.getByRole('button', { name: /andere talen$/ }).click();
  await expect(items).not.toHaveCount(6);
  await expect(items.nth(6)).toBeFocused();
  await expect(items.nth(6).locator('[lang]').first()).not.toHaveAttribute('lang', 'nl');
});

test('reviews stay as the server drew them until the visitor comes near, whatever is chosen above', async ({
  page,
}) => {
  const shopper = createShopper(page, 'nl');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('reviews-section')) scripts.push(request.url());
  });
  await shopper.visits('/products/rain-shampoo');
  const items = page.getByRole('region', { name: nl('reviews.title') }).getByRole('listitem');
  await shopper.sizes.last().check({ force: true });
  await expect(page).toHaveURL(/variant=/);
  await expect(items).toHaveCount(6);
  expect(scripts).toEqual([]);
  // Not to an item: its element is replaced on the way.
  await page.evaluate(() => document.getElementById('reviews')?.scrollIntoView());
  await expect.poll(() => scripts).toHaveLength(1);
  await expect(items).toHaveCount(6);
});

test('a review in no is written, approved and answered by the shop, and seen with the new average', async ({
  page,
}, { retry, repeatEachIndex }) => {
  // Each attempt is somebody else's first review.
  const attempt = `${retry}${repeatEachIndex}`;
  const customer = createCustomer(page, 'no', `reviewer-${attempt}`);
  const { isInvited, isRemembered, email, visits, market } = customer;
  const heading = `Zu viel Öl no ${attempt}`;
  const answer = `Zwei Tropfen genügen, no ${attempt}.`;
  const { t } = textsFor('no');
  await isInvited();
  await isRemembered(email);
  await visits('/products/moss-scalp-oil');
  const section = page.getByRole('region', { name: t('reviews.title') });
  const before = await section.getByText(/\(\d+\)/).innerText();
  const dialog = page.getByRole('dialog', { name: t('writing.title') });
  await section.getByRole('button', { name: t('reviews.write') }).click();
  const send = dialog.getByRole('button', { name: t('writing.send') });
  await send.click();
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await dialog.getByRole('radio', { name: t('reviews.stars', { stars: 1 }) }).check();
  await dialog.getByLabel(t('writing.heading')).fill(heading);
  await dialog.getByLabel(t('writing.body')).fill('Mehr auf www.example.test zu lesen.');
  await send.click();
  await expect(dialog.getByText(t('writing.refusal.reviewLink'))).toBeVisible();
  await dialog
    .getByLabel(t('writing.body'))
    .fill('Mein feines Haar hing danach zwei Tage herunter.');
  expect(await axeViolations(page)).toEqual([]);
  await send.click();
  await expect(dialog.locator(':focus')).toHaveText(t('writing.thanks'));

  await page.goto(`${platformUrl()}/console/reviews?shop=${market.shop}`);
  const waiting = page.getByRole('article', { name: heading });
  await waiting.getByText('Answer', { exact: true }).click();
  await waiting.getByRole('textbox').fill(answer);
  await waiting.getByRole('button', { name: 'Save the answer' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page
    .getByRole('article', { name: heading })
    .getByRole('button', { name: 'Publish' })
    .click();

  // Pages are kept for seconds, and the answer may come before the average.
  const kept = `${shopUrl()}${market.prefix}/products/moss-scalp-oil`;
  await expect.poll(async () => (await page.request.get(kept)).text()).toContain(answer);
  await expect(async () => {
    await visits('/products/moss-scalp-oil');
    await expect(section.getByText(answer)).toBeVisible({ timeout: 1_000 });
    expect(await section.getByText(/\(\d+\)/).innerText()).not.toBe(before);
  }).toPass();
});
