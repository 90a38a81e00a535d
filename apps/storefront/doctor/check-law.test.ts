import { marketOf } from '@lokke/domain/markets';
import { expect, test } from 'vitest';
import { readConfig } from '../server/config/index.ts';
import { checkLaw } from './check-law.ts';
import { collectFindings } from './finding.ts';

type Settings = Readonly<Record<string, string>>;

/** Sentences of the doctor about a market's duties on a day. */
async function sentencesOf(locale: 'de' | 'fr' | 'uk', day: string, environment: Settings) {
  const checkContext = {
    config: readConfig(environment),
    isHosted: true,
    // Nothing answers: texts are read by lawful-words.test.ts.
    fetch: () => Promise.reject(new Error('offline')),
    wait: async () => undefined,
    now: () => Date.parse(day),
  };
  const findings = await collectFindings(locale, (say) =>
    checkLaw(say, checkContext, marketOf(locale)),
  );
  return findings.map(({ level, sentence }) => `${level}: ${sentence}`);
}

const CONNECTED: Settings = {
  ZOOM: 'on',
  NEWSLETTER_DEMO_URL: 'http://localhost:4010/klaviyo',
  PLATFORM_SECRETS: '',
  SHOPIFY_DE_DOMAIN: 'acme-de.myshopify.com',
  SHOPIFY_DE_STOREFRONT_TOKEN: '0'.repeat(32),
  SHOPIFY_DE_ADMIN_TOKEN: `shpat_${'0'.repeat(32)}`,
  SHOPIFY_DE_WEBHOOK_SECRET: '0'.repeat(32),
};

test('checkLaw names the guarantee’s picture from 27 September 2026 on, with page and setting', async () => {
  const notice = async (day: string) =>
    (await sentencesOf('de', day, CONNECTED)).filter((one) => one.includes('legal guarantee'));
  expect(await notice('2026-09-26')).toEqual([]);
  const [first, ...more] = await notice('2026-09-27');
  expect(more).toEqual([]);
  expect(first).toContain('warning: The EU’s notice on the legal guarantee');
  expect(first).toContain('(brand.json: guarantee.notices)');
  expect(first).toContain('language "de" is not in the brand’s folder');
  expect(first).toContain('On: product, cart.');
});

test('checkLaw calls nothing met that cannot be looked at, and all met before there was a law', async () => {
  const german = (await sentencesOf('de', '2026-11-28', CONNECTED)).join('\n');
  expect(german).toContain('products and pages cannot be read');
  expect(await sentencesOf('uk', '2020-12-31', CONNECTED)).toEqual([
    'ok: Every duty in the table of docs/law.md is met.',
  ]);
});

test('checkLaw names every setting that a market lacks, and only in a market whose law asks', async () => {
  const german = (await sentencesOf('de', '2026-11-28', {})).join('\n');
  expect(german).toContain(
    'SHOPIFY_DE_ADMIN_CLIENT_ID and SHOPIFY_DE_ADMIN_CLIENT_SECRET record prices',
  );
  expect(german).toContain('no vendor of letters is set');
  expect(german).toContain('ZOOM=on lets people zoom');
  const french = await sentencesOf('fr', '2026-11-28', CONNECTED);
  expect(french.join()).toContain('registers.FR is not in brand.json');
  expect(french.join()).toContain('{phone}, {representative}, {host}, {mediator}, {guaranteeBox}');
  expect(german).toContain('{phone}, {representative} of the legal pages have no words');
  const british = (await sentencesOf('uk', '2026-11-28', CONNECTED)).join();
  expect(british).not.toContain('legal guarantee');
  expect(british).not.toContain('registers');
});
