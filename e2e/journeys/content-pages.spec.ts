import { marketOf } from '@lokke/domain/markets';
import { createShopper } from '../actors/shopper.ts';
import { shopUrl } from '../shop/addresses.ts';
import { countLetters } from '../shop/mailbox.ts';
import { expect, test } from '../shop/test.ts';
import { untilAlive } from '../shop/until-alive.ts';

test('a visitor reads the front page to its foot, and from there what the law asks for @phone', async ({
  page,
}) => {
  const { prefix } = marketOf('de');
  await page.goto(`${shopUrl()}${prefix}`);
  await untilAlive(page);
  const seen = async () => {
    const told = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []));
    return [...told.matchAll(/"section_name":"([^"]+)"/g)].map(([, name]) => name);
  };
  // spec §9: once, when 90 percent of a section are visible.
  await expect.poll(seen).toContain('home-hero');
  expect(await seen()).not.toContain('home-facts');
  await page.locator('[data-section="home-facts"]').scrollIntoViewIfNeeded();
  await expect.poll(seen).toContain('home-facts');
  await page.locator('[data-section="home-hero"]').scrollIntoViewIfNeeded();
  await page.locator('[data-section="home-facts"]').scrollIntoViewIfNeeded();
  expect((await seen()).filter((name) => name === 'home-facts')).toHaveLength(1);

  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: 'Widerruf' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Widerruf' })).toBeVisible();
  const letter = page.getByRole('link', { name: 'Vertrag widerrufen' });
  await expect(letter).toHaveAttribute('href', /^mailto:hello@example\.com\?subject=Widerruf/);

  await foot.getByRole('link', { name: 'Versand' }).click();
  await expect(page.getByRole('main')).toContainText('4,95 €');
  await page.getByRole('main').getByRole('link', { name: 'schreib uns' }).click();
  await expect(page).toHaveURL(`${shopUrl()}${prefix}/pages/contact`);
});

test('the newsletter is asked for on the front page and confirmed by a letter', async ({
  page,
}) => {
  const shopper = createShopper(page, 'de');
  const email = 'news.de@example.com';
  await shopper.visits('/');
  const form = page.getByRole('main').locator('form[action$="/newsletter"]');
  await form.getByRole('textbox').fill(email);
  await form.getByRole('button').click();
  await expect(page.getByRole('main').getByText('Fast geschafft')).toBeVisible();
  // Seen once, and said once.
  await expect(page.getByRole('status').filter({ hasText: 'Fast geschafft' })).toHaveCount(1);
  await expect.poll(() => countLetters(page, email)).toBe(1);
});
