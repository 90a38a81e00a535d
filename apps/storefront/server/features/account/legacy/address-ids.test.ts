import { expect, it } from 'vitest';
import { ownAddressId, publicAddressId } from './read-customer.ts';

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
