import { ACCEPTED_CARD, createBuyer, DECLINED_CARD } from '../actors/buyer.ts';
import { createShopper } from '../actors/shopper.ts';
import { expect, test } from '../shop/test.ts';

test('a declined card leaves the bag as it was and another card pays @phone', async ({
  page,
  watch,
}) => {
  // The page with the refusal says so in its status too.
  watch.expectProblem(/status of 422/);
  const shopper = createShopper(page, 'fr');
  await shopper.visits('/shop');
  await shopper.opensFirstProduct();
  await shopper.addsToBag();
  await expect(shopper.bagPopup.getByRole('definition')).toBeVisible();
  await shopper.opensBagPage();
  await shopper.goesToCheckout();

  const buyer = createBuyer(page, 'fr', 'declined@example.com');
  await buyer.fillsInDetails();
  await buyer.paysWith(DECLINED_CARD);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/payment/);

  await buyer.paysWith(ACCEPTED_CARD);
  expect(await buyer.orderNumber()).toMatch(/^#\d{4,}$/);
});
