import type { ShopKey } from '@lokke/platform';
import { requestAdmin } from './account-visitor.ts';
import type { EmbeddedShops } from './embedded-shops.ts';

const DETAILS = {
  phone: '06 12345678',
  firstName: 'Anna',
  lastName: 'Lok',
  address1: 'Herengracht 1',
  address2: '',
  zip: '1015 BA',
  city: 'Amsterdam',
  delivery: 'standard',
};

const CARD = {
  cardNumber: '4242 4242 4242 4242',
  expiry: '12/30',
  securityCode: '123',
  holder: 'A Lok',
};

const MAX_REDIRECTS = 5;

/** Submits the platform's checkout pages as a browser without scripts, and pays. */
export async function buy(
  { platform }: Pick<EmbeddedShops, 'platform'>,
  checkoutUrl: string,
  email: string,
  place: Partial<typeof DETAILS> = {},
): Promise<{ readonly thanksUrl: string; readonly thanksHtml: string }> {
  let cookie = '';
  const follow = async (url: string, init: RequestInit = {}, hops = 0) => {
    const response = await platform.fetch(url, { ...init, headers: { cookie } });
    for (const line of response.headers.getSetCookie()) [cookie = ''] = line.split(';');
    const location = response.headers.get('location');
    if (location !== null && hops < MAX_REDIRECTS) {
      return follow(new URL(location, url).href, {}, hops + 1);
    }
    return { url, html: await response.text() };
  };
  const submit = (url: string, form: Record<string, string>) =>
    follow(url, { method: 'POST', body: new URLSearchParams(form) });

  const details = await follow(checkoutUrl);
  const payment = await submit(details.url, { ...DETAILS, ...place, email });
  const [, expectedDue = ''] = /name="expectedDue" value="(\d+)"/.exec(payment.html) ?? [];
  const [, expectedDetails = ''] =
    /name="expectedDetails" value="([^"]+)"/.exec(payment.html) ?? [];
  const thanks = await submit(payment.url, { ...CARD, expectedDue, expectedDetails });
  if (!thanks.html.includes('#1')) throw new Error(`There is no order at ${thanks.url}`);
  return { thanksUrl: thanks.url, thanksHtml: thanks.html };
}

/** Sends all that waits of an order, or a single unit, as the shop's office does. */
export async function fulfil(
  embedded: Pick<EmbeddedShops, 'platform'>,
  orderNumber: number,
  {
    shop = 'nl',
    isOneUnit = false,
  }: { readonly shop?: ShopKey; readonly isOneUnit?: boolean } = {},
): Promise<void> {
  const found = await requestAdmin(
    embedded,
    shop,
    'query ($query: String) { orders(first: 1, query: $query) { nodes { fulfillmentOrders(first: 1) { nodes { id lineItems(first: 1) { nodes { id } } } } } } }',
    { query: `name:${orderNumber}` },
  );
  const [fulfillmentOrderId] = /gid:\/\/shopify\/FulfillmentOrder\/\d+/.exec(found) ?? [];
  const [id] = /gid:\/\/shopify\/FulfillmentOrderLineItem\/\d+/.exec(found) ?? [];
  const units = isOneUnit ? { fulfillmentOrderLineItems: [{ id, quantity: 1 }] } : {};
  const sent = await requestAdmin(
    embedded,
    shop,
    'mutation ($fulfillment: FulfillmentInput!) { fulfillmentCreate(fulfillment: $fulfillment) { userErrors { message } } }',
    { fulfillment: { lineItemsByFulfillmentOrder: [{ fulfillmentOrderId, ...units }] } },
  );
  if (!sent.includes('"userErrors":[]'))
    throw new Error(`Order ${orderNumber} was not sent: ${sent}`);
}

/** Takes one unit of an order's first line that was paid for back, gives so much back for it, and tells the buyer. */
export async function refundOne(
  embedded: Pick<EmbeddedShops, 'platform'>,
  orderNumber: number,
  amountInMinorUnits: number,
  shop: ShopKey = 'nl',
): Promise<void> {
  const found = await requestAdmin(
    embedded,
    shop,
    'query ($query: String) { orders(first: 1, query: $query) { nodes { id lineItems(first: 5) { nodes { id customAttributes { key } } } } } }',
    { query: `name:${orderNumber}` },
  );
  const [orderId] = /gid:\/\/shopify\/Order\/\d+/.exec(found) ?? [];
  const [, lineItemId] =
    /"(gid:\/\/shopify\/LineItem\/\d+)","customAttributes":\[\]/.exec(found) ?? [];
  await refund(embedded, shop, {
    orderId,
    refundLineItems: [{ lineItemId, quantity: 1, restockType: 'NO_RESTOCK' }],
    notify: true,
    amountInMinorUnits,
  });
}

/** Gives money back, and takes these lines of an order for it. */
export async function refund(
  embedded: Pick<EmbeddedShops, 'platform'>,
  shop: ShopKey,
  {
    amountInMinorUnits,
    ...input
  }: Readonly<Record<string, unknown>> & { amountInMinorUnits: number },
): Promise<void> {
  const amount = (amountInMinorUnits / 100).toFixed(2);
  const transactions = [{ orderId: input['orderId'], kind: 'REFUND', gateway: 'bogus', amount }];
  const refunded = await requestAdmin(
    embedded,
    shop,
    'mutation ($input: RefundInput!) { refundCreate(input: $input) { userErrors { message } } }',
    { input: { ...input, transactions } },
  );
  if (!refunded.includes('"userErrors":[]')) throw new Error(`Nothing was refunded: ${refunded}`);
}
