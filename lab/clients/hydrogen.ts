import { registerClient } from '@lokke/platform';
import { hydrogenAt, sessionInMemory } from '@lokke/platform/tests/accounts/hydrogen-client.ts';
import { BUYER, buyTwo, codeSentTo } from './buy-two.ts';
import { type ClientCall, call } from './client-call.ts';
import type { OpenPlatform } from './open-platform.ts';
import { providerOverTls } from './provider-over-tls.ts';

const CLIENT = '@shopify/hydrogen';
const SHOP = 'https://hydrogen.example';
const ORDERS =
  'query Orders { customer { orders(first: 5) { nodes { name lineItems(first: 5) { nodes { quantity } } } } } }';
const NAME = `mutation Name($input: CustomerUpdateInput!) {
  customerUpdate(input: $input) { customer { firstName } userErrors { message } } }`;

/** Hydrogen's login, as its skeleton uses it: it speaks https alone, and knows one address of the provider. */
export function hydrogenCalls(platform: OpenPlatform): readonly ClientCall[] {
  const { port, context } = platform;
  const { withProvider, browse } = providerOverTls(platform);
  const session = sessionInMemory();
  let clientId = '';
  const clientAt = (path: string) => hydrogenAt({ origin: SHOP, session, clientId }, path);

  async function logIn(): Promise<string | null> {
    await buyTwo(platform);
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
    const code = await codeSentTo(port, BUYER);
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
