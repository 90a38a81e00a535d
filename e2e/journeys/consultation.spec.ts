import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';

const ANSWERS = ['curly', 'fine', 'none', 'frizz', 'often', 'often', 'sensitive'];
const QUESTIONS = ['hair', 'thickness', 'state', 'concern', 'wash', 'heat', 'scalp'];
const ADDRESS = `/consultation?${QUESTIONS.map((id, index) => `${id}=${ANSWERS[index]}`).join('&')}`;

test('answers by keyboard end in a routine, which the builder explains and the bag takes', async ({
  page,
}) => {
  const shopper = createShopper(page, 'nl');
  const { t, main } = shopper;
  // An address that was shared leaves the routine of its reader alone.
  await shopper.visits(ADDRESS);
  await expect(main.getByRole('button', { name: t('share.button') })).toBeVisible();
  await shopper.visits('/routine');
  await expect(main.getByText(t('routine.empty'))).toBeVisible();
  await shopper.visits('/consultation');
  const question = (number: number) =>
    main.getByText(t('consultation.progress', { number, count: 7 }));
  const answer = (index: number) =>
    main.locator(`button[name="${QUESTIONS[index]}"][value="${ANSWERS[index]}"]`);
  await answer(0).press('Enter');
  await expect(question(2)).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Vraag 2 van 7' })).toBeAttached();
  await answer(1).press('Enter');
  await expect(question(3)).toBeVisible();

  await page.goBack();
  await expect(question(2)).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toBeFocused();
  await answer(1).click();
  // None of the states is right, and two of the wishes are.
  await answer(2).click();
  await main.getByRole('checkbox').nth(0).check();
  await main.getByRole('checkbox').nth(1).check();
  await main.getByRole('button', { name: t('consultation.next') }).click();
  for (const index of [4, 5, 6]) await answer(index).click();

  const result = main.getByRole('region', { name: t('routine.yours') });
  await expect(result.getByRole('heading', { level: 2 })).toBeFocused();
  const count = await result.getByRole('listitem').count();
  expect(count).toBeGreaterThan(3);
  const [best = ''] = await result.getByRole('heading', { level: 3 }).allInnerTexts();

  await result.getByRole('link', { name: t('consultation.edit') }).click();
  const yours = main.getByRole('region', { name: t('routine.yours') });
  await expect(yours.getByRole('listitem')).toHaveCount(count);
  const first = main.getByRole('group').first().getByRole('radio').first();
  await expect(first).toBeChecked();
  await expect(first).toHaveAccessibleName(new RegExp(`${best}.*${t('routine.fitting')}`, 's'));

  await page.goBack();
  const call = page.waitForRequest(/\/checkout\/(create|add-items)\//);
  await result.getByRole('button', { name: t('routine.add', { count }) }).click();
  expect((await call).postDataJSON().lineItems).toHaveLength(count);
});
