import type { Page, Visitor } from './visitor.ts';

export interface Cart {
  readonly id: string;
  readonly checkoutUrl: string;
  readonly quantity: number;
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

/** Calls the cart API; null if that failed. */
export async function cartFrom(
  visitor: Visitor,
  name: 'create' | 'request' | 'add-items',
  body: object,
): Promise<Cart | null> {
  const reply = await visitor.call(`checkout/${name}`, body);
  const data = reply === null ? null : Object(reply['data']);
  if (data === null || typeof data.id !== 'string') return null;
  const quantities: number[] = Object(data.lines).edges.map(
    ({ node }: { readonly node: { readonly quantity: number } }) => node.quantity,
  );
  const quantity = quantities.reduce((sum, each) => sum + each, 0);
  return { id: data.id, checkoutUrl: data.checkoutUrl, quantity };
}

/** Walks through the checkout; returns its last page, or null if the connection broke. */
export async function pay(visitor: Visitor, checkoutUrl: string): Promise<Page | null> {
  const bag = await visitor.open(checkoutUrl);
  const payment = bag && (await visitor.open(bag.url, DETAILS));
  if (payment === null) return null;
  const [, expectedDue] = /name="expectedDue" value="(\d+)"/.exec(payment.html) ?? [];
  if (expectedDue === undefined) return payment;
  return visitor.open(payment.url, { ...CARD, expectedDue });
}

export const isThanks = (page: Page | null): page is Page =>
  page?.status === 200 && page.url.includes('/orders/');
