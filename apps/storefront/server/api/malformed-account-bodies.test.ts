import * as account from '@lokke/contract/account';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountVisitor, openVisitor } from '../../testing/account-visitor.ts';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { ANNA } from '../../testing/customer-fixture.ts';
import { type EmbeddedShops, openEmbeddedShops } from '../../testing/embedded-shops.ts';

let embedded: EmbeddedShops;
let anna: AccountVisitor;

beforeAll(async () => {
  embedded = await openEmbeddedShops();
  anna = openVisitor(openEndpoint(embedded).api);
  await anna.post('register', ANNA);
});
afterAll(() => embedded[Symbol.dispose]());

/** Calls that neither log Anna out nor change her password; rate limits would hide the rest. */
const NAMES = Object.values(account)
  .flatMap((call) => ('path' in call && call.method === 'POST' ? [call.path] : []))
  .map((path) => path.split('/').at(-2) ?? '')
  .filter((name) => !['login', 'logout', 'register', 'forgot-password'].includes(name));

const mostly = (right: fc.Arbitrary<unknown>, odd: fc.Arbitrary<unknown> = fc.anything()) =>
  fc.oneof({ weight: 7, arbitrary: right }, { weight: 1, arbitrary: odd });

const addressId = fc.oneof(
  fc.string({ maxLength: 8 }).map((end) => `gid://shopify/MailingAddress/${end}`),
  fc.nat().map((number) => `gid://shopify/MailingAddress/${number}?model_name=CustomerAddress`),
  fc.nat().map(String),
  fc.string(),
);
const text = mostly(fc.string({ unit: 'grapheme', maxLength: 300 }));
const address = fc.record(
  { firstName: text, zip: text, city: text, province: text, country: text, phone: text },
  { requiredKeys: [] },
);

const body = fc.record(
  {
    locale: mostly(fc.constantFrom('nl', 'de', 'uk')),
    email: mostly(fc.constant(ANNA.email)),
    id: mostly(addressId),
    input: mostly(fc.record({ activationToken: text, resetToken: text, password: text })),
    action: mostly(fc.constantFrom('CREATE', 'UPDATE', 'DEFAULT_UPDATE', 'DELETE')),
    address: mostly(address),
    customer: mostly(fc.record({ firstName: text, phone: text }, { requiredKeys: [] })),
    customerAccessToken: mostly(fc.constant(null), fc.string()),
    webUrl: mostly(fc.webUrl(), fc.string()),
    salon: fc.anything(),
    productIds: mostly(fc.array(fc.string({ minLength: 1 }), { maxLength: 5 })),
  },
  { requiredKeys: ['locale'] },
);

it('whatever an account call is sent, it is carried out or refused with a sentence, and nothing breaks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...NAMES), body, async (name, sent) => {
      const json = JSON.stringify(sent, (_, value: unknown) =>
        typeof value === 'bigint' ? `${value}` : value,
      );
      const { status, reply } = await anna.post(name, JSON.parse(json));
      expect([200, 400, 401, 403, 404], `${name} ${json}`).toContain(status);
      expect('error' in reply).toBe(status !== 200);
    }),
    { numRuns: 800, seed: 20_261_120 },
  );
  expect((await anna.customer()).reply).toEqual({ isLoggedIn: true, email: ANNA.email });
});
