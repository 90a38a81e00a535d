import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');

/** Words beside the one for the bag, an address and a gift card that a shopper reads on pages, at the checkout and in letters. */
const OTHER_WORDS = {
  en: /\bcart\b|shopping bag|basket|gift ?(?:voucher|certificate)/i,
  nl: /mandje|winkelwagen|cadeaukaart|geschenkbon|kadobon|tegoedbon/i,
  de: /\bTasche\b|Geschenkgutschein|Gutscheinkarte/,
  fr: /chèque[- ]cadeau|bon cadeau/i,
  es: /cesta|carrito|cheque regalo|tarjeta de regalo|vale regalo/i,
  nb: /\bpose\b|gavebrev|presentkort/i,
  sv: /\bpåse|mejladress|gåvokort/i,
} as const;

it.each(Object.entries(OTHER_WORDS))('%s has one word for each', (language, others) => {
  const files = globSync(
    [`packages/i18n/messages/${language}/*.json`, `platform/src/**/messages/${language}.json`],
    { cwd: ROOT },
  );
  expect(files.length).toBeGreaterThan(30);
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => others.test(/": "(.*)/.exec(line)?.[1] ?? ''))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

it.each(Object.keys(OTHER_WORDS))(
  '%s names intervals of the demo as the account does',
  (language) => {
    const read = (file: string): string => readFileSync(join(ROOT, 'packages', file), 'utf8');
    const account = JSON.parse(read(`i18n/messages/${language}/subscriptions.json`));
    const demo = read(`demo/texts/${language}/shop.json`);
    for (const [, count = '', name] of demo.matchAll(/"every(\d+)Weeks": "(.*)"/g)) {
      expect(name).toBe(account['subscriptions.every.WEEK'].other.replace('{count}', count));
    }
    expect(demo).toContain('every12Weeks');
  },
);
