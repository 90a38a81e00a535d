import * as v from 'valibot';
import { expect, test } from 'vitest';
import { getProductsByIds } from './content.ts';
import { messageOf } from './errors.ts';

function messageFor(input: unknown): string | null {
  const result = v.safeParse(getProductsByIds.request, input, { abortEarly: true });
  return result.success ? null : result.issues[0].message;
}

const ids = (count: number) => Array.from({ length: count }, (_, i) => `${i + 1}`);

test.each([
  [{ locale: 'nl', productIds: [] }, null],
  [{ locale: 'nl', productIds: ['gid://shopify/Product/1', '2'] }, null],
  [{ locale: 'nl', productIds: ids(250) }, null],
  [{ locale: 'nl', productIds: ids(500) }, null],
  [{ locale: 'nl', productIds: ids(501) }, 'tooManyProducts'],
  [{ locale: 'nl', productIds: ['1', ' '] }, 'missingProductIds'],
  [{ locale: 'nl', productIds: [1] }, 'missingProductIds'],
  [{ locale: 'nl', productIds: '1' }, 'missingProductIds'],
  [{ locale: 'nl' }, 'missingProductIds'],
  [{ productIds: ['1'] }, 'missingLocale'],
  [{ locale: 'xx', productIds: ['1'] }, 'unknownLocale'],
  [null, 'notAnObject'],
] as const)('asking for products with %o is answered with %s', (input, code) => {
  expect(messageFor(input)).toBe(code === null ? null : messageOf(code));
});
