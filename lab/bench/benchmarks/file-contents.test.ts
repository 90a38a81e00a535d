import { expect, test } from 'vitest';
import { largestParts } from './file-contents.ts';

const CONTENTS = {
  'assets/shell.js': {
    'node_modules/@sentry/core/build/index.js': 300,
    'packages/i18n/messages/nl/core.json': 200,
    'packages/domain/src/markets/market-table.ts': 150,
    'packages/domain/src/markets/locale.ts': 60,
    'apps/storefront/app/features/shell/header.tsx': 140,
    'apps/storefront/app/ui/sheet.tsx': 110,
    'apps/storefront/app/root.tsx': 40,
  },
};

test('modules are counted by library, package or feature, the largest five first', () => {
  expect(largestParts(CONTENTS, 'assets/shell.js')).toBe(
    '@sentry/core 30 %, domain/markets 21 %, messages 20 %, features/shell 14 %, ui 11 %',
  );
});

test('parts of less than 4 % are left out', () => {
  const { 'assets/shell.js': modules } = CONTENTS;
  const few = { 'packages/domain/src/money/price.ts': 961, 'apps/storefront/app/root.tsx': 39 };
  expect(largestParts({ a: modules, b: few }, 'b')).toBe('domain/money 96 %');
});

test('a file without scripts has none', () => {
  expect(largestParts(CONTENTS, 'assets/index.css')).toBe('');
});

test('what the bundler adds is its own', () => {
  const modules = { 'apps/storefront/\0vite/preload-helper.js': 100 };
  expect(largestParts({ a: modules }, 'a')).toBe('the bundler 100 %');
});
