import { expect, test } from 'vitest';
import { openVisitor } from './account-visitor.ts';
import { ANNA } from './customer-fixture.ts';
import { openStorefront } from './open-for-tests.ts';

const shop = await openStorefront({ shops: ['nl', 'de'] });
const anna = openVisitor(shop.app);
await anna.post('register', { ...ANNA, locale: 'de' });

type Attributes = Readonly<Record<string, string>>;

async function fieldsOf(path: string): Promise<readonly Attributes[]> {
  const response = await shop.send(path, { headers: { cookie: anna.cookie() } });
  expect(response.status).toBe(200);
  const inputs = (await response.text()).matchAll(/<input\b([^>]*)>/g);
  return [...inputs]
    .map(
      ([, text = '']): Attributes =>
        Object.fromEntries(
          [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
            name.toLowerCase(),
            value,
          ]),
        ),
    )
    .filter(({ type }) => !['hidden', 'checkbox', 'radio'].includes(type ?? 'text'));
}

/** Expected keyboard attributes by field name. */
const WANTED: Readonly<Record<string, Attributes>> = {
  email: { type: 'email', autocapitalize: 'none' },
  phone: { type: 'tel', autocomplete: 'tel' },
  firstName: { autocomplete: 'given-name' },
  lastName: { autocomplete: 'family-name' },
  address1: { autocomplete: 'address-line1' },
  city: { autocomplete: 'address-level2' },
  zip: { autocomplete: 'postal-code' },
  q: { type: 'search', enterkeyhint: 'search' },
  query: { enterkeyhint: 'search' },
};

test.each([
  '/nl/search?q=rain',
  '/nl/salon',
  '/nl/account/login',
  '/nl/account/register',
  '/nl/account/forgot',
  '/nl/account/reset/1/token',
  '/de/account/info',
  '/de/account/address',
])('a phone shows the keys that the fields of %s are filled in with', async (path) => {
  const fields = await fieldsOf(path);
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields) {
    const { name = '', type } = field;
    expect(field, `${name} on ${path}`).toMatchObject(WANTED[name] ?? {});
    // A search is not personal data.
    if (type !== 'search') expect(field, `${name} on ${path}`).toHaveProperty('autocomplete');
    if (type === 'password') expect(field['autocomplete']).toMatch(/^(?:current|new)-password$/);
  }
});

test('a postcode of digits alone is typed with digits', async () => {
  const zip = (await fieldsOf('/de/account/address')).find(({ name }) => name === 'zip');
  expect(zip).toMatchObject({ inputmode: 'numeric' });
});
