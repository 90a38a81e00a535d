import { expect, test } from 'vitest';
import { isRestockLinkOpen, RESTOCK_LINK_DAYS } from './restock.ts';

const MADE = Date.UTC(2026, 10, 1, 12);
const LIMIT = MADE + RESTOCK_LINK_DAYS * 86_400_000;

test.each([
  ['before it was made', MADE - 1, false],
  ['when it was made', MADE, true],
  ['just before seven days are over', LIMIT - 1, true],
  ['after exactly seven days', LIMIT, false],
  ['later', LIMIT + 1, false],
  ['at no time', Number.NaN, false],
])('%s the link is open: %s → %s', (_, now, isOpen) => {
  expect(isRestockLinkOpen(MADE, now)).toBe(isOpen);
});
