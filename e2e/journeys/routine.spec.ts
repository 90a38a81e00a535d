import { like, textsFor } from '../actors/actor.ts';
import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';
import { waitForHydration } from '../shop/wait-for.ts';

const { t: nl } = textsFor('nl');

test('a routine survives a reload, and is added in one call', async ({ page }) => {
  const shopper = createShopper(page, 'nl');
  await shopper.visits('/routine');
  const main = page.getByRole('main');
  const step = (number: number) =>
    main.getByRole('group', { name: like(nl('routine.step', { number, name: '§' }), '§') });
  await expect(main.getByRole('group')).toHaveCount(5);
  await step(1).getByRole('radio').first().click();
  await step(2).getByRole('radio').nth(1).click();
  await step(3).getByRole('radio').first().click();
  const yours = main.getByRole('region', { name: nl('routine.yours') });
  await expect(yours.getByRole('listitem')).toHaveCount(3);

  await page.reload();
  await waitForHydration(page);
  await expect(yours.getByRole('listitem')).toHaveCount(3);
  await expect(step(2).getByRole('radio').nth(1)).toBeChecked();
  await step(3)
    .getByRole('radio', { name: nl('routine.none') })
    .click();
  await expect(yours.getByRole('listitem')).toHaveCount(2);

  const call = page.waitForRequest(/\/checkout\/(create|add-items)\//);
  await yours.getByRole('button', { name: nl('routine.add', { count: 2 }) }).click();
  // A free item may follow in a second call.
  expect((await call).postDataJSON().lineItems).toHaveLength(2);
  await shopper.cartId();
  await expect(yours.getByText(nl('routine.empty'))).toBeAttached();
});
