import type { Message } from '@lokke/i18n';
import { allMessages } from '@lokke/i18n/all';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../server/config/index.ts';
import { createBrandPages } from '../../server/features/brand/index.ts';
import { createProfessionalContexts } from '../../server/features/professionals/index.ts';
import { createPageHandler } from '../../server/pages/page-handler.ts';
import { unbuiltPages } from '../build-from-source.ts';
import { DEMO_BRAND } from '../demo-brand.ts';
import { type EmbeddedShops, openEmbeddedShops, SESSION_SECRET } from '../embedded-shops.ts';
import { FULL_SHOP } from '../full-shop.ts';
import PATHS from '../page-paths.json' with { type: 'json' };
import { pageSourcesOf } from '../page-sources.ts';
import { IDENTITY_AT_PLATFORM } from '../professional-area.ts';

let embedded: EmbeddedShops;
let pageAt: (path: string) => Promise<string>;

beforeAll(async () => {
  // Marks every message of the test market's language, so that untranslated text shows.
  for (const texts of Object.values(allMessages.en)) markAll(texts);
  embedded = await openEmbeddedShops({ drafts: FULL_SHOP });
  const handle = createPageHandler({
    ...pageSourcesOf(embedded),
    build: await unbuiltPages(),
    locales: ['nl', 'en', 'dev'],
    // The brand's own words are no translator's.
    brandPages: createBrandPages({ ...DEMO_BRAND, messages: new Map() }),
    professionals: createProfessionalContexts({
      config: readConfig(IDENTITY_AT_PLATFORM),
      sessionSecrets: [SESSION_SECRET],
      salons: embedded.salons,
      adminOf: embedded.accounts.adminOf,
      statements: { ofSalon: async () => null, boughtOf: async () => null },
      fetch: embedded.platform.fetch,
      log: () => undefined,
    }),
    freshInMs: 0,
  });
  pageAt = async (path) => {
    const response = await handle(new Request(`http://lokke.test/dev${path}`), null);
    // The error page is translated too.
    expect(response.status).toBeLessThan(500);
    return response.text();
  };
});
afterAll(() => embedded[Symbol.dispose]());

function markAll(texts: object): void {
  const mark = (text: string) => `⟦${text}⟧`;
  const marked = Object.entries(texts).map(([key, message]: [string, Message]) => [
    key,
    typeof message === 'string'
      ? mark(message)
      : Object.fromEntries(Object.entries(message).map(([name, text]) => [name, mark(text)])),
  ]);
  Object.assign(texts, Object.fromEntries(marked));
}

/** Text from the shop or user input, and names that are the same in all languages or known to Intl. */
const NAMES = [
  'LOKKE',
  'LOKKE Professional',
  'EN',
  'ml',
  'l',
  'rain',
  'Netherlands',
  'English',
  'Nederlands',
  'EUR',
];
const DATA = new Set([...stringsIn(FULL_SHOP), ...stringsIn(DEMO_BRAND.responsible), ...NAMES]);

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    const plain = value.replace(/<[^>]*>/g, '');
    return [value, ...plain.split('\n'), ...(plain.match(/(?<=")[^",[\]]+(?=")/g) ?? [])];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Removes marked messages, innermost first, as they may be nested. */
function withoutMarked(text: string): string {
  const left = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return left === text ? left : withoutMarked(left);
}

test.each(PATHS.translated)('%s shows nothing that no translator has seen', async (path) => {
  const texts = visibleTexts(await pageAt(path));
  expect(texts.filter((text) => text.includes('⟦')).length).toBeGreaterThan(10);
  const strange = texts
    .flatMap((text) => withoutMarked(text).split(/[·|:]/))
    // Units of a price are written alike in all languages.
    .map((text) => text.trim().replace(/\u00a0\/\u00a0\d+\u00a0m?l$/, ''))
    .filter((text) => /\p{L}/u.test(text) && !DATA.has(text));
  expect([...new Set(strange)]).toEqual([]);
});

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const SPOKEN = /\s(?:alt|aria-label|aria-description|placeholder|title|aria-valuetext)="([^"]*)"/g;

/** Returns the text that a reader or screen reader gets, in pieces as rendered. */
function visibleTexts(html: string): readonly string[] {
  const body = html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<meta\b[^>]*>|<link\b[^>]*>/g, '');
  const spoken = [...body.matchAll(SPOKEN)].map(([, text = '']) => text);
  return [...spoken, ...body.split(/<[^>]*>/)]
    .map((text) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (one) => ENTITIES[one] ?? one).trim())
    .filter((text) => text !== '');
}
