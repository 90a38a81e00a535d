import { expect, it } from 'vitest';
import { matchCall } from './create-api.ts';

const find = matchCall([
  ['/api/salons/', 'salons'],
  ['/api/salons/own/', 'own'],
  ['/api/salons/:salonNo/', 'salon'],
  ['/api/market/country/', 'country'],
]);

it.each([
  ['/api/salons/', 'salons'],
  ['/api/salons', 'salons'],
  ['/api/salons/own/', 'own'],
  ['/api/salons/own', 'own'],
  ['/api/salons/10001/', 'salon'],
  ['/api/salons/a%2Fb', 'salon'],
  ['/api/salons//', null],
  ['/api/salons/1/2/', null],
  ['/api/market/', null],
  ['/api/market/country/nl/', null],
  ['/api/Salons/', null],
  ['/api/', null],
])('at %s is the call %s', (path, call) => {
  expect(find(path)).toBe(call);
});
