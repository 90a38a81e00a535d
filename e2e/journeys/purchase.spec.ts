import { ACCEPTED_CARD, createBuyer, DECLINED_CARD } from '../actors/buyer.ts';
import { CARE, FREE_ITEM, linkTo, STYLING } from '../actors/cart.ts';
import { createCustomer } from '../actors/customer.ts';
import { createShopper } from '../actors/shopper.ts';
import { callStorefrontApi } from '../shop/admin-api.ts';
import { emailsTo } from '../shop/mailbox.ts';
import { shopUrl } from '../shop/open-shop.ts';
import { expect, test } from '../shop/test.ts';

/** Digits alone: white space differs between popup, page and checkout. */
const digits = (text: string) => text.replace(/\D/g, '');

// Prices without tax; `money-agrees.test.ts` has the amounts of others.
test('a purchase in na has one total, and leaves an empty cart', async ({ page, watch }) => {
  const shopper = createShopper(page, 'na');
  const { market, t, main, cart, cartPopup } = shopper;
  const symbol = /^\$[\d.,]+$/;
  const email = 'robin.na@example.com';
  await shopper.visits('/');
  await shopper.visits('/shop');
  const title = await shopper.opensFirstProduct();

  await test.step('puts the first product into the cart', async () => {
    await shopper.addsToCart();
    await expect(cartPopup.getByRole('link', { name: title })).toBeVisible();
    await expect(cartPopup.getByRole('definition').last()).toHaveText(symbol);
    await shopper.cartId();
  });

  await test.step('earns the free item and applies a code in the popup', async () => {
    await cart.add(STYLING);
    await cart.add(CARE);
    const care = cartPopup.getByRole('link').filter({ hasText: /\S/ });
    const name = (await care.and(page.locator(linkTo(CARE))).innerText()).trim();
    await cartPopup.getByRole('button', { name: t('cart.line.more', { title: name }) }).click();
    await expect(cartPopup.locator(linkTo(FREE_ITEM)).first()).toBeVisible();
    await cartPopup.getByRole('textbox', { name: t('promo.code.label') }).fill('WELCOME10');
    await cartPopup.getByRole('button', { name: t('promo.code.apply') }).click();
    const applied = t('promo.code.applied', { code: 'WELCOME10' });
    await expect(cartPopup.getByRole('listitem').getByText(applied)).toBeVisible();
  });

  await test.step('reads the same amounts on the cart page, and takes one more', async () => {
    const inPopup = await cartPopup.getByRole('definition').allInnerTexts();
    await shopper.opensCartPage();
    await cart.hasFreeItem();
    await expect(main.getByRole('definition')).toHaveText(inPopup);
    const before = await cart.total.innerText();
    await shopper.takesOneMore(title);
    await expect(cart.total).not.toHaveText(before);
    await expect(cart.total).toHaveText(symbol);
  });

  const firstCartId = await shopper.cartId();
  expect(firstCartId).toMatch(/^gid:\/\/shopify\/Cart\//);
  let total = '';
  await test.step('the platform computes the same total', async () => {
    await expect(async () => {
      const query = 'query($id: ID!) { cart(id: $id) { cost { totalAmount { amount } } } }';
      const { cart: own } = await callStorefrontApi(market.shop, query, { id: firstCartId });
      total = digits(await cart.total.innerText());
      expect(total).toBe(digits(Number(own.cost.totalAmount.amount).toFixed(2)));
    }).toPass();
  });

  let orderNumber = '';
  const buyer = createBuyer(page, market.shop, email);
  await test.step('pays at the checkout of the market', async () => {
    await shopper.goesToCheckout();
    await expect(page).toHaveURL(/\/cart\/c\/.*[?&]locale=na\b/);
    const amounts = page
      .locator('.totals')
      .first()
      .getByRole('definition', { includeHidden: true });
    await expect(amounts.first()).toBeAttached();
    // Subtotal, each discount, delivery, total and what is said of its tax.
    const texts = (await amounts.allTextContents()).map(digits);
    const [subtotal = 0, ...savings] = texts.slice(0, -3).map(Number);
    expect(String(savings.reduce((left, saved) => left - saved, subtotal))).toBe(total);
    orderNumber = await buyer.buys();
    expect(orderNumber).toMatch(/^#\d{4,}$/);
  });

  await test.step('comes back to a new, empty cart', async () => {
    // Spec §8: the rejected request for the old cart is logged.
    watch.expectProblem(/404|checkout\/request\/: Not Found/);
    await buyer.goesBackToShop();
    await expect(page).toHaveURL(new RegExp(`^${shopUrl()}${market.prefix}/?$`));
    await shopper.visits('/cart');
    await shopper.findsCartEmpty();
    await shopper.visits(`/products/${CARE}`);
    await shopper.addsToCart();
    await expect(cartPopup.getByRole('definition').last()).toBeVisible();
    await expect.poll(shopper.cartId).not.toBe(firstCartId);
  });

  const confirmations = (await emailsTo(email)).filter(({ html }) => html.includes(orderNumber));
  expect(confirmations).toHaveLength(1);
});

test('after a declined card another one pays @phone', async ({ page }) => {
  const shopper = createShopper(page, 'fr');
  await shopper.takesToCheckout(CARE);

  const buyer = createBuyer(page, 'fr', 'declined@example.com');
  await buyer.fillsInDetails();
  await buyer.paysWith(DECLINED_CARD);
  // Message where eye and focus are; loading again says the same, and sends nothing.
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page.locator('#cardNumber')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page).toHaveURL(/\/payment/);

  await buyer.paysWith(ACCEPTED_CARD);
  expect(await buyer.orderNumber()).toMatch(/^#\d{4,}$/);
});

test('a corrected field leaves the list of problems, and the last takes the list with it', async ({
  page,
}) => {
  const shopper = createShopper(page, 'de');
  await shopper.takesToCheckout(CARE);
  await page.locator('.actions').getByRole('button').click();
  const lines = page.getByRole('alert').getByRole('listitem');
  const corrects = async (purpose: string, text: string) => {
    const field = page.locator(`[autocomplete="${purpose}"]`);
    await field.fill(text);
    await field.blur();
  };
  await expect(lines).toHaveCount(6);
  await corrects('shipping postal-code', '101');
  await corrects('email', 'half@right.example');
  await expect(lines).toHaveCount(5);
  await corrects('shipping postal-code', '10119');
  await expect(lines).toHaveCount(4);
  for (const name of ['given-name', 'family-name', 'address-level2', 'address-line1']) {
    await corrects(`shipping ${name}`, 'Berlin');
  }
  await expect(lines).toHaveCount(1);
  await corrects('shipping address-line1', 'Torstraße 80');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a saved address in de is filled in, and express changes the total at once', async ({
  page,
}) => {
  const address = { address1: 'Torstraße 80', zip: '10119', city: 'Berlin' };
  const customer = createCustomer(page, 'de', 'saver');
  await customer.isLoggedIn();
  const saved = await page.request.post(`${shopUrl()}/api/shopify/account/update-address/`, {
    data: {
      locale: 'de',
      action: 'CREATE',
      address: { ...address, firstName: 'Anna', lastName: 'Berg' },
    },
    headers: { origin: shopUrl() },
  });
  expect(saved.status()).toBe(200);
  const shopper = createShopper(page, 'de');
  await shopper.takesToCheckout(CARE);

  await expect(page.locator('[autocomplete="shipping address-line1"]')).toHaveValue(
    address.address1,
  );
  const totals = page.locator('.totals:visible').first();
  const standard = await totals.innerText();
  await page.locator('input[name="delivery"][value="express"]').check();
  await expect.poll(() => totals.innerText()).not.toBe(standard);
  await page
    .locator('[autocomplete="shipping tel"], [autocomplete="tel"]')
    .first()
    .fill('030 123456');
  await page.locator('.actions').getByRole('button').click();
  const buyer = createBuyer(page, customer.market.shop, customer.email);
  await buyer.paysWith(ACCEPTED_CARD);
  expect(await buyer.orderNumber()).toMatch(/^#\d{4,}$/);
});
