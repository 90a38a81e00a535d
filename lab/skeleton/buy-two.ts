import { pay } from '../shop/buy.ts';
import type { OpenPlatform } from './open-platform.ts';

/** Buyer in buy.ts. */
export const BUYER = 'ada@example.test';
const CART = `mutation ($id: ID!) { cartCreate(input: { lines: [{ merchandiseId: $id, quantity: 2 }] }) {
  cart { checkoutUrl } } }`;
const VARIANT =
  '{ products(first: 1, query: "available_for_sale:true") { nodes { variants(first: 1) { nodes { id } } } } }';

/** Orders two pieces in the Dutch shop. */
export async function buyTwo({ port }: Pick<OpenPlatform, 'port'>): Promise<void> {
  const ask = async (query: string, variables: object = {}): Promise<unknown> => {
    const response = await fetch(`http://localhost:${port}/nl/api/2026-10/graphql.json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'X-Shopify-Storefront-Access-Token': 'lokke-public-nl',
      },
      body: JSON.stringify({ query, variables }),
    });
    return response.json();
  };
  const [id] =
    /gid:\/\/shopify\/ProductVariant\/\d+/.exec(JSON.stringify(await ask(VARIANT))) ?? [];
  const cart = JSON.stringify(await ask(CART, { id }));
  const [, checkoutUrl = ''] = /"checkoutUrl":"([^"]+)"/.exec(cart) ?? [];
  const page = await pay(checkoutUrl);
  if (page?.url.includes('/orders/') !== true) throw new Error(`no order at ${page?.url}`);
}

/** Reads the newest login code in the mailbox. */
export async function readCode(port: number, email: string): Promise<string> {
  const mails = await fetch(`http://localhost:${port}/mailbox.json?to=${email}`);
  const [code = ''] = /(?<=\\n)\d{6}(?=\\n)/.exec(await mails.text()) ?? [];
  return code;
}
