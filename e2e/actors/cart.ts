import type { Locator, Page } from '@playwright/test';
import { callStorefrontApi } from '../shop/admin-api.ts';
import { expect } from '../shop/test.ts';
import type { Actor } from './actor.ts';

export const FREE_ITEM = 'honey-travel-mask';
/** Care that counts towards the free item, and styling that does not. */
export const CARE = 'rain-shampoo';
export const STYLING = 'volt-mousse';

/** Links to a product, of any size. */
export const linkTo = (handle: string) =>
  `a[href$="/products/${handle}"], a[href*="/products/${handle}?"]`;

/** The cart on its own page, and the way into it. */
export function createCart(
  { page, main, market, t, baseUrl, visits }: Actor,
  cartPopup: Locator,
  addsToCart: () => Promise<void>,
) {
  /** A line by the product's handle, which is the same in every market. */
  const line = (handle: string) =>
    main
      .getByRole('list', { name: t('cart.lines') })
      .getByRole('listitem')
      .filter({ has: page.locator(linkTo(handle)) });
  const quantity = (handle: string) => line(handle).getByRole('status');
  const titleOf = async (handle: string) =>
    (await line(handle).getByRole('link').innerText()).trim();
  const clicks = async (
    handle: string,
    key: 'cart.line.more' | 'cart.line.fewer' | 'cart.line.removeTitle',
  ) =>
    line(handle)
      .getByRole('button', { name: t(key, { title: await titleOf(handle) }) })
      .click();
  const add = async (handle: string) => {
    await visits(`/products/${handle}`);
    await addsToCart();
    await expect(cartPopup.locator(linkTo(handle)).first()).toBeVisible();
    await expect(
      cartPopup.getByRole('link', { name: t('cart.checkout'), exact: true }),
    ).toHaveAttribute('href', /\/cart\/c\//);
  };
  const createdCart = async (handles: readonly string[]): Promise<string> => {
    const lineItems = [];
    for (const handle of handles) {
      const query = `{ product(handle: "${handle}") { variants(first: 1) { nodes { id } } } }`;
      const { product } = await callStorefrontApi(market.shop, query);
      lineItems.push({ variantId: product.variants.nodes[0].id, quantity: 1 });
    }
    const url = `${baseUrl}/api/shopify/checkout/create/`;
    const response = await page.request.post(url, { data: { locale: market.locale, lineItems } });
    return (await response.json()).data.id;
  };
  const oneMore = (handle: string) => clicks(handle, 'cart.line.more');
  const hasQuantity = (handle: string, count: number) =>
    expect(quantity(handle)).toHaveText(String(count));

  return {
    line,
    quantity,
    titleOf,
    add,
    /** Has these in the cart from before, as many as are named, and opens the page of the cart. */
    holds: async (...handles: readonly string[]) => {
      await page.addInitScript(saveCartId, [
        market.checkoutIdKey,
        await createdCart(handles),
      ] as const);
      await visits('/cart');
      for (const handle of handles) await expect(line(handle)).toBeVisible();
    },
    oneMore,
    oneFewer: (handle: string) => clicks(handle, 'cart.line.fewer'),
    hasQuantity,
    /** Clicks for one more until there are so many, each once the one before is shown. */
    raiseTo: async (handle: string, count: number) => {
      for (let next = Number(await quantity(handle).innerText()) + 1; next <= count; next += 1) {
        await oneMore(handle);
        await hasQuantity(handle, next);
      }
    },
    remove: (handle: string) => clicks(handle, 'cart.line.removeTitle'),
    total: main.getByRole('definition').last(),
    /** Waits until the cart holds the free item, free. */
    hasFreeItem: async () => {
      await expect(line(FREE_ITEM)).toHaveCount(1);
      await expect(line(FREE_ITEM).getByRole('strong')).toHaveText(t('promo.line.free'));
    },
    hasNoFreeItem: () => expect(line(FREE_ITEM)).toHaveCount(0),
  };
}

/** Runs in each page before its scripts: saves each id once, so that a later cart replaces it. */
function saveCartId([key, id]: readonly [string, string]): void {
  if (window.origin === 'null' || sessionStorage.getItem(`held ${id}`) !== null) return;
  sessionStorage.setItem(`held ${id}`, 'true');
  localStorage.setItem(key, id);
}

interface Line {
  readonly node: {
    readonly merchandise: { readonly product: object };
    readonly cost: object;
    readonly [field: string]: unknown;
  };
}

/** Changes the lines in the shop's responses, for states of a cart that take long to come about. */
export async function mockCart(page: Page, change: (line: Line) => object): Promise<void> {
  await page.route(/\/api\/shopify\/checkout\//, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const lines: readonly Line[] = body.data?.lines?.edges ?? [];
    const edges = lines.map((line) => ({ node: change(line) }));
    const data = { ...body.data, lines: { edges } };
    await route.fulfill({ response, json: { ...body, data } });
  });
}
