import { expect, it, test } from 'vitest';
import { createRouteNames } from './route-names.ts';

const route = (id: string, path?: string, parentId = 'root', index?: true) => ({
  [id]: { id, path, parentId, index, module: { default: () => null } },
});
const nameOf = createRouteNames({
  root: { id: 'root', path: '', module: { default: () => null } },
  ...route('home', undefined, 'root', true),
  ...route('product', 'products/:handle'),
  ...route('sizes', 'products/:handle/sizes'),
  ...route('layout'),
  ...route('address', 'account/address/:id?', 'layout'),
  ...route('csv', 'account/professional/statement.csv', 'layout'),
  ...route('rest', '*'),
});

test.each([
  ['/', 'en', '/'],
  ['/nl', 'nl', '/'],
  ['/nl/', 'nl', '/'],
  ['/nl/_.data', 'nl', '/'],
  ['/fr-be/products/rain-shampoo', 'fr-be', '/products/:handle'],
  ['/fr-be/products/rain-shampoo.data', 'fr-be', '/products/:handle'],
  ['/fr-be/products/rain-shampoo.md', 'fr-be', '/products/:handle'],
  ['/no/products/rain-shampoo/sizes/', 'no', '/products/:handle/sizes'],
  ['/nl/account/address', 'nl', '/account/address/:id?'],
  ['/nl/account/address/gid-1', 'nl', '/account/address/:id?'],
  ['/nl/account/professional/statement.csv', 'nl', '/account/professional/statement.csv'],
  ['/nl/account/professional/statementxcsv', 'nl', 'other'],
  ['/wp-login.php', 'en', 'other'],
  ['/nl/products/a/b/c', 'nl', 'other'],
])('%s is in the market %s and of the route %s', (path, market, name) => {
  expect(nameOf(path)).toEqual({ market, route: name });
});

it('has as few names as there are routes, whatever is asked for', () => {
  const names = new Set(
    Array.from({ length: 1_000 }, (_, i) => nameOf(`/nl/${'x'.repeat(i)}/${i}`).route),
  );
  expect([...names]).toEqual(['other']);
});
