import type { ShopKey } from '@lokke/platform';
import type { Hono } from 'hono';
import type { EmbeddedShops } from './embedded-shops.ts';

interface AccountReply {
  readonly status: number;
  readonly reply: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
  /** The whole response, headers included. */
  readonly wire: string;
}

/** A visitor with a browser that stores cookies. */
export interface AccountVisitor {
  readonly post: (
    name: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<AccountReply>;
  /** GET customer, from a page of the locale. */
  readonly customer: (locale?: string) => Promise<AccountReply>;
  readonly cookies: Map<string, string>;
}

const ORIGIN = 'http://lokke.test';

function cookieOf({ cookies }: Pick<AccountVisitor, 'cookies'>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Opens the accounts of the Dutch shop as its pages do, in this browser or in one without cookies. */
export function pagesOf(
  { accountsOf }: Pick<EmbeddedShops, 'accountsOf'>,
  visitor: AccountVisitor | null,
) {
  const headers = visitor === null ? {} : { cookie: cookieOf(visitor) };
  return accountsOf(new Request(`${ORIGIN}/nl`, { headers }), 'nl');
}

/** Makes calls below `api` from this IP address, which rate limits use. */
export function openVisitor(api: Hono, address = '203.0.113.7'): AccountVisitor {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit): Promise<AccountReply> => {
    const headers = new Headers(init.headers);
    headers.set('sec-fetch-site', headers.get('sec-fetch-site') ?? 'same-origin');
    headers.set('cookie', cookieOf({ cookies }));
    const response = await api.request(
      `${ORIGIN}/api/shopify/account/${path}`,
      { ...init, headers },
      { incoming: { socket: { remoteAddress: address } } },
    );
    for (const setCookie of response.headers.getSetCookie()) keep(cookies, setCookie);
    const text = await response.text();
    const reply: unknown = JSON.parse(text);
    return {
      status: response.status,
      reply: Object.fromEntries(Object.entries(Object(reply))),
      headers: response.headers,
      wire: JSON.stringify([...response.headers]) + text,
    };
  };
  return {
    post: (name, body = {}, headers = {}) =>
      send(`${name}/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ locale: 'nl', ...body }),
      }),
    customer: (locale = 'nl') =>
      send('customer/', { headers: { referer: `${ORIGIN}/${locale}/account/dashboard/` } }),
    cookies,
  };
}

function keep(cookies: Map<string, string>, setCookie: string): void {
  const [pair = '', ...attributes] = setCookie.split('; ');
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  if (attributes.includes('Max-Age=0')) cookies.delete(name);
  else cookies.set(name, value);
}

export interface MailedLink {
  readonly id: string;
  readonly token: string;
}

interface LinkSource extends Pick<EmbeddedShops, 'platform'> {
  readonly accounts: Pick<EmbeddedShops['accounts'], 'whenIdle'>;
}

/** Returns the newest link of its kind that was e-mailed to somebody. */
export async function mailedLink(
  { platform, accounts }: LinkSource,
  kind: 'activate' | 'reset',
  to: string,
): Promise<MailedLink> {
  await accounts.whenIdle();
  const text = await mailsTo({ platform }, to);
  const [, id, token] = new RegExp(`/account/${kind}/(\\d+)/([\\w-]+)`).exec(text) ?? [];
  if (id === undefined || token === undefined) throw new Error(`No ${kind} link was sent to ${to}`);
  return { id, token };
}

/** Reads all letters to an address. */
export async function mailsTo(
  { platform }: Pick<EmbeddedShops, 'platform'>,
  to: string,
): Promise<string> {
  const query = new URLSearchParams({ to });
  const address = `http://localhost:4010/mailbox.json?${query}`;
  const response = await platform.fetch(new Request(address));
  return response.text();
}

/** Runs an Admin query; returns the raw response. */
export async function requestAdmin(
  { platform }: Pick<EmbeddedShops, 'platform'>,
  shop: ShopKey,
  query: string,
  variables: object,
): Promise<string> {
  const response = await platform.fetch(
    new Request(`http://localhost:4010/${shop}/admin/api/2025-04/graphql.json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'X-Shopify-Access-Token': platform.context.shops[shop].adminToken,
      },
      body: JSON.stringify({ query, variables }),
    }),
  );
  return response.text();
}

/** Runs a Storefront query of the Dutch shop as another app of its owner; returns the response. */
export async function requestStorefront(
  { platform }: Pick<EmbeddedShops, 'platform'>,
  query: string,
  variables: object,
  shop: ShopKey = 'nl',
): Promise<unknown> {
  const response = await platform.fetch(
    new Request(`http://localhost:4010/${shop}/api/2026-10/graphql.json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'X-Shopify-Storefront-Access-Token': platform.context.shops[shop].publicToken,
      },
      body: JSON.stringify({ query, variables }),
    }),
  );
  return response.json();
}

/** Invites somebody to an account. */
export async function invite(
  source: Pick<EmbeddedShops, 'platform'>,
  shop: ShopKey,
  email: string,
): Promise<void> {
  const created = await requestAdmin(
    source,
    shop,
    'mutation ($input: CustomerInput!) { customerCreate(input: $input) { customer { id } } }',
    { input: { email } },
  );
  const [id] = /gid:\/\/shopify\/Customer\/\d+/.exec(created) ?? [];
  const sent = await requestAdmin(
    source,
    shop,
    'mutation ($id: ID!) { customerSendAccountInviteEmail(customerId: $id) { customer { state } userErrors { message } } }',
    { id },
  );
  if (!sent.includes('INVITED')) throw new Error(`Not invited: ${created} ${sent}`);
}
