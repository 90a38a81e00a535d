import type { ShopKey } from '@lokke/platform';
import type { Hono } from 'hono';
import type { EmbeddedShops } from './embedded-shops.ts';
import { lettersTo } from './letters-to.ts';
import { openCookieJar, writeJson } from './requests.ts';

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
  /** Header `Cookie` of this browser. */
  readonly cookie: () => string;
}

const ORIGIN = 'http://lokke.test';

/** Opens the accounts of the Dutch shop as its pages do, in this browser or in one without cookies. */
export function pagesOf(
  { accountsOf }: Pick<EmbeddedShops, 'accountsOf'>,
  visitor: AccountVisitor | null,
) {
  const headers = visitor === null ? {} : { cookie: visitor.cookie() };
  return accountsOf(new Request(`${ORIGIN}/nl`, { headers }), 'nl');
}

/** Makes calls below `api` from this IP address, which rate limits use. */
export function openVisitor(api: Hono, address = '203.0.113.7'): AccountVisitor {
  const { cookies, header, keep } = openCookieJar();
  const send = async (path: string, init: RequestInit): Promise<AccountReply> => {
    const headers = new Headers(init.headers);
    headers.set('sec-fetch-site', headers.get('sec-fetch-site') ?? 'same-origin');
    headers.set('cookie', header());
    const response = await api.request(
      `${ORIGIN}/api/shopify/account/${path}`,
      { ...init, headers },
      { incoming: { socket: { remoteAddress: address } } },
    );
    keep(response.headers.getSetCookie());
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
      send(`${name}/`, writeJson({ locale: 'nl', ...body }, headers)),
    customer: (locale = 'nl') =>
      send('customer/', { headers: { referer: `${ORIGIN}/${locale}/account/dashboard/` } }),
    cookies,
    cookie: header,
  };
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
  const text = (await lettersTo(platform, to)).join('\n');
  const [, id, token] = new RegExp(`/account/${kind}/(\\d+)/([\\w-]+)`).exec(text) ?? [];
  if (id === undefined || token === undefined) throw new Error(`No ${kind} link was sent to ${to}`);
  return { id, token };
}

async function askApi(
  { platform }: Pick<EmbeddedShops, 'platform'>,
  path: string,
  token: Readonly<Record<string, string>>,
  question: object,
): Promise<Response> {
  const address = `http://localhost:4010/${path}/graphql.json`;
  return platform.fetch(address, writeJson(question, token));
}

/** Runs an Admin query; returns the raw response. */
export async function requestAdmin(
  embedded: Pick<EmbeddedShops, 'platform'>,
  shop: ShopKey,
  query: string,
  variables: object,
): Promise<string> {
  const { adminToken } = embedded.platform.context.shops[shop];
  const token = { 'X-Shopify-Access-Token': adminToken };
  const path = `${shop}/admin/api/2025-04`;
  return (await askApi(embedded, path, token, { query, variables })).text();
}

/** Runs a Storefront query of a shop as another app of its owner; returns the response. */
export async function requestStorefront(
  embedded: Pick<EmbeddedShops, 'platform'>,
  query: string,
  variables: object,
  shop: ShopKey = 'nl',
): Promise<unknown> {
  const { publicToken } = embedded.platform.context.shops[shop];
  const token = { 'X-Shopify-Storefront-Access-Token': publicToken };
  return (await askApi(embedded, `${shop}/api/2026-10`, token, { query, variables })).json();
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
