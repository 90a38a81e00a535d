import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { documentText } from '../fixtures/documents.ts';
import { openFixtureShop } from '../fixtures/fixture-shop.ts';
import { shopperAt } from '../fixtures/shopper.ts';
import {
  corruptJson,
  corruptText,
  fuzzOptions,
  inPercent,
  oddNumber,
  oddText,
} from './odd-values.ts';

const OPTIONS = fuzzOptions(800);
/** A path or a stack trace would reveal internals. */
const LEAK = /node:internal|\.ts:\d+|SQLITE|\n\s+at |INTERNAL_SERVER_ERROR/;

/** Names of the operations of shoppers, as `documentText` knows them. */
const OPERATIONS = ['cart', 'catalogue', 'customers'].flatMap((file) => {
  const text = readFileSync(new URL(`../documents/${file}.graphql`, import.meta.url), 'utf8');
  return [...text.matchAll(/^(?:query|mutation) (\w+)/gm)].map(([, name = '']) =>
    name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase(),
  );
});

const oddId = fc
  .tuple(
    fc.constantFrom('Product', 'ProductVariant', 'Cart', 'CartLine', 'Order'),
    fc.constantFrom('1', '2', '0', '-1', 'x?key=1', ''),
  )
  .map(([name, end]) => `gid://shopify/${name}/${end}`);
const line = fc.record({ merchandiseId: oddId, quantity: oddNumber });
const texts = fc.array(oddText, { maxLength: 2 });
const person = fc.record({ email: oddText, password: oddText, firstName: oddText });

const VALUES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  AttributeInput: fc.record({ key: oddText, value: oddText }),
  Boolean: fc.boolean(),
  CartBuyerIdentityInput: fc.record({ email: oddText, phone: oddText }),
  CartInput: fc.record({
    lines: fc.array(line, { maxLength: 3 }),
    note: oddText,
    discountCodes: texts,
  }),
  CartLineInput: line,
  CartLineUpdateInput: fc.record({ id: oddId, quantity: oddNumber }),
  CountryCode: fc.constantFrom('NL', 'US', 'ZZ'),
  CustomerAccessTokenCreateInput: fc.record({ email: oddText, password: oddText }),
  CustomerCreateInput: person,
  CustomerUpdateInput: person,
  HasMetafieldsIdentifier: fc.record({ namespace: oddText, key: oddText }),
  ID: oddId,
  Int: inPercent(80, fc.constantFrom(1, 3), oddNumber),
  LanguageCode: fc.constantFrom('NL', 'EN', 'SV'),
  String: oddText,
};

/** Value that a variable of this type may have, or nearly. */
function inputOf(type: string): fc.Arbitrary<unknown> {
  if (type.startsWith('[')) return fc.array(inputOf(type.slice(1)), { maxLength: 3 });
  return VALUES[type] ?? fc.constant(undefined);
}

const requests = fc.constantFrom(...OPERATIONS).chain((name) => {
  const text = documentText(name);
  const [declared = ''] = /\(([^)]*)\)/.exec(text) ?? [];
  const variables = [...declared.matchAll(/\$(\w+): (\[?\w+)/g)].map(([, key = '', type = '']) =>
    fc.tuple(fc.constant(key), inputOf(type)),
  );
  return fc.record({
    document: inPercent(5, corruptText(text), fc.constant(text)),
    variables: fc
      .tuple(...variables)
      .chain((pairs) => corruptJson(Object.fromEntries(pairs)))
      .map((value) => (typeof value === 'object' && value !== null ? { ...value } : {})),
  });
});

const platform = await openFixtureShop();

test('operations of shoppers with any variables are answered or refused, and break nothing', {
  timeout: 24 * 3_600_000,
}, async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const shopper = shopperAt(platform, 'nl', '2025-04');
  let answered = 0;
  const property = fc.asyncProperty(requests, async ({ document, variables }) => {
    const response = await shopper.request<object>(`${document} #{`, variables);
    expect(response.status).toBeLessThan(500);
    expect(JSON.stringify(response)).not.toMatch(LEAK);
    if (response.data) answered += 1;
  });
  await fc.assert(property, OPTIONS);
  expect(error.mock.calls).toEqual([]);
  // Otherwise only error responses would be tested.
  expect(answered).toBeGreaterThan((OPTIONS.numRuns ?? 0) / 4);
});
