import { expect, test } from 'vitest';
import { openDemoShop } from '../discounts/demo-shop.ts';

const OWN = 'metafield(namespace: "lokke", key: $key) { value parentResource { __typename } }';

test.each([
  ['subject', `blog(handle: "journal") { ${OWN} }`, 'care'],
  ['has_form', `page(handle: "contact") { ${OWN} }`, 'true'],
])('the metafield %s is answered by what it was written on: %s', async (key, query, value) => {
  const { shopper } = await openDemoShop('nl', '2026-10');
  const { data, errors } = await shopper.request(`query ($key: String!) { ${query} }`, { key });
  expect(errors).toEqual([]);
  expect(JSON.stringify(data)).toContain(`"value":"${value}"`);
});

test('the brand has the shop’s slogan, in the language that is asked for', async () => {
  const { shopper } = await openDemoShop('be', '2026-10');
  const slogan = async (language: string) =>
    shopper.request(`query @inContext(language: ${language}) { shop { brand { slogan } } }`);
  expect((await slogan('NL')).data).toEqual({
    shop: { brand: { slogan: 'Haar dat zich niet laat kennen' } },
  });
  expect((await slogan('FR')).data).toEqual({
    shop: { brand: { slogan: 'Des cheveux qui tiennent tête' } },
  });
});
