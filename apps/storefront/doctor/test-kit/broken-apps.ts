import type { Environment } from './hosted-shops.ts';

export type Alter = (url: URL, ask: () => Promise<Response>) => Promise<Response>;

/** A shop that is not well, and the sentence of the doctor about it. */
export type Broken = readonly [what: string, sentence: string, change: Environment, alter?: Alter];

/** Alters the text of the answers below a path. */
export const rewritten =
  (path: string, rewrite: (text: string) => string): Alter =>
  async (url, ask) => {
    const response = await ask();
    if (!url.pathname.endsWith(path)) return response;
    return new Response(rewrite(await response.text()), response);
  };

/** Ways in which the app of a shop does not open its Admin API. */
export const BROKEN_APPS: readonly Broken[] = [
  [
    'an app that may not ask for the erasure of a customer',
    'The app in SHOPIFY_NO_ADMIN_CLIENT_ID lacks the scopes write_customer_data_erasure.',
    {},
    rewritten('/graphql.json', (text) => text.replace('write_customer_data_erasure', 'unknown')),
  ],
  [
    'an app that is not known',
    'SHOPIFY_NO_ADMIN_CLIENT_ID is the id of no app (Dev Dashboard, Apps, the app, Settings).',
    { SHOPIFY_NO_ADMIN_CLIENT_ID: 'another' },
  ],
  [
    'the secret of another app',
    'SHOPIFY_NO_ADMIN_CLIENT_SECRET is not accepted: it has to be the client secret of the app',
    { SHOPIFY_NO_ADMIN_CLIENT_SECRET: 'the-secret-of-another' },
  ],
  [
    'an app that is not installed',
    'The app in SHOPIFY_NO_ADMIN_CLIENT_ID is not installed on this shop',
    {},
    async (url, ask) =>
      url.pathname.endsWith('/admin/oauth/access_token')
        ? Response.json({ error: 'app_not_installed' }, { status: 400 })
        : ask(),
  ],
  [
    'a new secret that is not accepted while the old one is',
    'The first secret in SHOPIFY_NO_ADMIN_CLIENT_SECRET is not accepted, a later one is',
    { SHOPIFY_NO_ADMIN_CLIENT_SECRET: 'a-new-secret-cut-off,{SECRET}' },
  ],
  [
    'a secret of the app that is an access token',
    'SHOPIFY_NO_ADMIN_CLIENT_SECRET is an access token.',
    { SHOPIFY_NO_ADMIN_CLIENT_SECRET: '{SECRET},shpat_of_another_shop' },
  ],
];
