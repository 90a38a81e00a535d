import { type Client, clientAt } from '../client.ts';

export interface Cart {
  readonly id: string;
  readonly checkoutUrl: string;
}

const DETAILS = {
  email: 'ada@example.test',
  phone: '06 12345678',
  firstName: 'Ada',
  lastName: 'de Vries',
  address1: 'Kamstraat 7',
  address2: '',
  zip: '1012AB',
  city: 'Amsterdam',
  delivery: 'standard',
};

const CARD = {
  cardNumber: '4242 4242 4242 4242',
  expiry: '12/30',
  securityCode: '123',
  holder: 'A de Vries',
};

/** Creates a cart with one line; null if that failed. */
export async function createCart(client: Client, variantId: string): Promise<Cart | null> {
  const lineItems = [{ variantId, quantity: 1 }];
  const { status, text } = await client.call('checkout/create', { lineItems });
  if (status !== 200) return null;
  const { data } = JSON.parse(text);
  return typeof data?.id === 'string' ? { id: data.id, checkoutUrl: data.checkoutUrl } : null;
}

interface Page {
  readonly status: number;
  readonly url: string;
  readonly html: string;
}

const MAX_REDIRECTS = 5;

/** Opens a page or sends its form; null if the connection broke. */
async function open(client: Client, url: string, form?: object, hops = 0): Promise<Page | null> {
  const { pathname, search } = new URL(url);
  const path = pathname + search;
  const reply = form === undefined ? await client.get(path) : await client.form(path, { ...form });
  if (reply.status === 0) return null;
  if (reply.location !== null && hops < MAX_REDIRECTS) {
    return open(client, new URL(reply.location, url).href, undefined, hops + 1);
  }
  return { status: reply.status, url, html: reply.text };
}

/** Walks through the checkout; returns its last page, or null if the connection broke. */
export async function pay(
  checkoutUrl: string,
  client = clientAt(new URL(checkoutUrl).origin),
): Promise<Page | null> {
  const bag = await open(client, checkoutUrl);
  const payment = bag && (await open(client, bag.url, DETAILS));
  if (payment === null) return null;
  const shown = /name="(expected\w+)" value="([^"]+)"/g;
  const expected = [...payment.html.matchAll(shown)].map(([, name, value]) => [name, value]);
  if (expected.length === 0) return payment;
  return open(client, payment.url, { ...CARD, ...Object.fromEntries(expected) });
}
