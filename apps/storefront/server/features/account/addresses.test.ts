import { describe, expect, it } from 'vitest';
import { addressLines, ownAddressId, publicAddressId } from './addresses.ts';

const PUBLIC = 'gid://shopify/MailingAddress/7?model_name=CustomerAddress';
const OWN = `${PUBLIC}&customer_access_token=mine`;

it('what a browser sees of an address id holds no token', () => {
  expect(publicAddressId(OWN)).toBe(PUBLIC);
});

it.each([
  ['what the browser saw', PUBLIC],
  ['the bare number', '7'],
  ['the whole id', OWN],
  ["an id with somebody else's token", OWN.replace('mine', 'theirs')],
])('%s asks for the address with our own token', (_, id) => {
  expect(ownAddressId(id, 'mine')).toBe(OWN);
});

it.each(['', 'x', 'gid://shopify/Customer/7', 'gid://shopify/MailingAddress/', '7 8', '7#x'])(
  '"%s" is no address',
  (id) => {
    expect(ownAddressId(id, 'mine')).toBeNull();
  },
);

it('a token that is no whole text only is a wrong one', () => {
  expect(ownAddressId('7', '\ud800')).toBe(`${PUBLIC}&customer_access_token=%EF%BF%BD`);
});

const address = {
  formatted: ['Ada Vos', 'Damrak 1', '1012 LG Amsterdam', 'Netherlands'],
  country: 'Netherlands',
  countryCodeV2: 'NL',
};

describe('the lines of an address', () => {
  it.each([
    ['nl-NL', 'Nederland'],
    ['fr-BE', 'Pays-Bas'],
    ['nb-NO', 'Nederland'],
    ['en-GB', 'Netherlands'],
  ])('name the country in %s', (languageTag, country) => {
    expect(addressLines(address, languageTag)).toEqual([...address.formatted.slice(0, 3), country]);
  });

  it('stay as they are where the shop knows no country', () => {
    const unknown = { ...address, countryCodeV2: null };
    expect(addressLines(unknown, 'nl-NL')).toEqual(address.formatted);
  });
});
