import { registerClient } from '@lokke/platform';
import { hydrogenAt, sessionInMemory } from '@lokke/platform/tests/accounts/hydrogen-client.ts';
import { Agent, fetch as fetchBy } from 'undici';
import { pay } from '../stress/shop/buy.ts';
import { visitorAt } from '../stress/shop/visitor.ts';
import { type ClientCall, call } from './client-call.ts';
import type { OpenPlatform } from './open-platform.ts';

const CLIENT = '@shopify/hydrogen';
const SHOP = 'https://hydrogen.example';
/** Who buys in buy.ts. */
const BUYER = 'ada@example.test';
const ORDERS =
  'query Orders { customer { orders(first: 5) { nodes { name lineItems(first: 5) { nodes { quantity } } } } } }';
const NAME = `mutation Name($input: CustomerUpdateInput!) {
  customerUpdate(input: $input) { customer { firstName } userErrors { message } } }`;
const CART = `mutation ($id: ID!) { cartCreate(input: { lines: [{ merchandiseId: $id, quantity: 2 }] }) {
  cart { checkoutUrl } } }`;
const VARIANT =
  '{ products(first: 1, query: "available_for_sale:true") { nodes { variants(first: 1) { nodes { id } } } } }';

/** Hydrogen's login, as its skeleton uses it: it speaks https alone, and knows one address of the provider. */
export function hydrogenCalls(platform: OpenPlatform): readonly ClientCall[] {
  const { port, tlsPort, certificate, context } = platform;
  const dispatcher = new Agent({ connect: { ca: certificate.cert } });
  const overTls = (url: string) =>
    url.replace(/^https:\/\/shopify\.com|^http:\/\/localhost:\d+/, `https://localhost:${tlsPort}`);
  const session = sessionInMemory();
  let clientId = '';
  const clientAt = (path: string) => hydrogenAt({ origin: SHOP, session, clientId }, path);
  const cookies = new Map<string, string>();

  /** While the work runs, the provider's one address is this platform. */
  async function withProvider<Value>(work: () => Promise<Value>): Promise<Value> {
    const {
      fetch: before,
      console: { warn },
    } = globalThis;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const body = request.body === null ? null : await request.text();
      const response = await fetchBy(overTls(request.url), {
        method: request.method,
        headers: Object.fromEntries(request.headers),
        redirect: 'manual',
        dispatcher,
        ...(body !== null && { body }),
      });
      return new Response(await response.text(), {
        status: response.status,
        headers: Object.fromEntries(response.headers),
      });
    };
    // It warns of a development server that this is none of.
    console.warn = () => undefined;
    try {
      return await work();
    } finally {
      globalThis.fetch = before;
      console.warn = warn;
    }
  }

  /** Where a browser is led; it keeps cookies and follows nothing. */
  async function browse(url: string, form?: Readonly<Record<string, string>>): Promise<URL> {
    const response = await fetchBy(overTls(url), {
      redirect: 'manual',
      dispatcher,
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return new URL(response.headers.get('location') ?? url, url);
  }

  async function buyTwo(): Promise<void> {
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
    const page = await pay(visitorAt(`http://localhost:${port}`), checkoutUrl);
    if (page?.url.includes('/orders/') !== true) throw new Error(`no order at ${page?.url}`);
  }

  async function logIn(): Promise<string | null> {
    await buyTwo();
    const registered = await registerClient(context, 'nl', {
      name: 'Hydrogen',
      redirectUris: [`${SHOP}/account/authorize`],
      logoutUris: [`${SHOP}/`],
      isConfidential: false,
    });
    clientId = registered.id;
    const begun = await withProvider(() => clientAt('/account/login').login({ countryCode: 'NL' }));
    const page = await browse(begun.headers.get('location') ?? '');
    const request = page.searchParams.get('request') ?? '';
    await browse(page.href, { request, do: 'send', email: BUYER });
    const mails = await fetch(`http://localhost:${port}/mailbox.json?to=${BUYER}`);
    const [code = ''] = /(?<=\\n)\d{6}(?=\\n)/.exec(await mails.text()) ?? [];
    const { pathname, search } = await browse(page.href, { request, do: 'code', code });
    const landed = await withProvider(() => clientAt(`${pathname}${search}`).authorize());
    return landed.headers.get('location');
  }

  const asked = (work: (client: ReturnType<typeof clientAt>) => Promise<unknown>) => () =>
    withProvider(() => work(clientAt('/account')));
  return [
    call(CLIENT, 'login and authorize', logIn, '/account'),
    call(
      CLIENT,
      'isLoggedIn',
      asked((client) => client.isLoggedIn()),
      true,
    ),
    call(
      CLIENT,
      'query: an order',
      asked(async (client) => (await client.query(ORDERS)).data),
      {
        customer: {
          orders: { nodes: [{ name: '#1001', lineItems: { nodes: [{ quantity: 2 }] } }] },
        },
      },
    ),
    call(
      CLIENT,
      'mutate: a name',
      asked(
        async (client) =>
          (await client.mutate(NAME, { variables: { input: { firstName: 'Ada' } } })).data,
      ),
      { customerUpdate: { customer: { firstName: 'Ada' }, userErrors: [] } },
    ),
    call(
      CLIENT,
      'a token that is renewed',
      asked(async (client) => {
        const before = await client.getAccessToken();
        session.set('customerAccount', { ...session.get('customerAccount'), expiresAt: '1' });
        const after = await clientAt('/account').getAccessToken();
        return after?.startsWith('shcat_') === true && after !== before;
      }),
      true,
    ),
    call(
      CLIENT,
      'logout',
      async () => {
        const left = await withProvider(() => clientAt('/account/logout').logout());
        return (await browse(left.headers.get('location') ?? '')).href;
      },
      `${SHOP}/`,
    ),
    call(
      CLIENT,
      'isLoggedIn after the logout',
      asked((client) => client.isLoggedIn()),
      false,
    ),
  ];
}
