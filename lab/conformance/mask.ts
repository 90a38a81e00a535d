import { mapLeaves } from './json-value.ts';

const GLOBAL_ID = /gid:\/\/shopify\/([A-Za-z]+)\/(?:<redacted:[^>]*>|[^"'\s,)\]}<])+/g;
const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
const DATE = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})/g;
const LONG_NUMBER = /\d{6,}/g;
const ADDRESS = /^https?:\/\/(?!shopify\.dev\/)/;
const DECIMAL = /^-?\d+\.\d+$/;

const BY_KEY: Readonly<Record<string, string>> = {
  cursor: '<cursor>',
  startCursor: '<cursor>',
  endCursor: '<cursor>',
  accessToken: '<token>',
  deletedAccessToken: '<token>',
  accountActivationUrl: '<token>',
  currencyCode: '<currency>',
};

/** Masks the parts of an answer that differ on each run: ids, dates, cursors, tokens, amounts. */
export function mask(answer: unknown): unknown {
  return mapLeaves(answer, (leaf, key) =>
    typeof leaf === 'string' ? maskedText(leaf, key) : leaf,
  );
}

function maskedText(text: string, key: string): string {
  const byKey = BY_KEY[key];
  if (byKey !== undefined) return byKey;
  if (ADDRESS.test(text)) return '<address>';
  if (DECIMAL.test(text)) return '<amount>';
  return text
    .replaceAll(GLOBAL_ID, 'gid://shopify/$1/<id>')
    .replaceAll(UUID, '<id>')
    .replaceAll(DATE, '<date>')
    .replaceAll(LONG_NUMBER, '<id>');
}
