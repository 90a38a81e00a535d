import { LANGUAGES } from '@lokke/domain/markets';
import { translateFor } from '@lokke/i18n/all';
import { expect, test } from 'vitest';
import { textsOfWarnings } from './cart-warnings.tsx';

const warning = (code: string) => ({ code, target: 'gid://shopify/Cart/1' });

test.each(LANGUAGES)('reasons are given in %s, each once', (language) => {
  const t = translateFor({ language, languageTag: language });
  const codes = ['DISCOUNT_NOT_FOUND', 'DISCOUNT_USAGE_LIMIT_REACHED', 'DISCOUNT_NOT_FOUND'];
  expect(textsOfWarnings(codes.map(warning), t)).toEqual([
    t('warning.code.notFound'),
    t('warning.code.usedUp'),
  ]);
});

test.each([
  'MERCHANDISE_NOT_ENOUGH_STOCK',
  'DISCOUNT_CODE_NOT_HONOURED',
  'toString',
  'NEW_IN_2031',
])('%s is said elsewhere, or has no text', (code) => {
  const t = translateFor({ language: 'en', languageTag: 'en-GB' });
  expect(textsOfWarnings([warning(code)], t)).toEqual([]);
});
