import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isHealthy, reportJson, reportText } from './report.ts';
import { runChecks } from './run-checks.ts';
import { type Environment, type HostedShops, openHostedShops } from './test-kit/hosted-shops.ts';
import { type Break, readBreaks } from './test-kit/read-breaks.ts';
import BREAKS from './test-kit/shop-breaks.json' with { type: 'json' };

const CREDENTIALS = fileURLToPath(new URL('no-credentials.json', import.meta.url));

let shops: HostedShops;
beforeAll(async () => {
  shops = await openHostedShops();
}, 120_000);
afterEach(() => {
  for (const target of ['nl', 'de', 'contentful', 'firestore'] as const) {
    shops.platform.faults.set(target, null);
  }
});
afterAll(() => shops.stop());

const hosted = () => shops.hosted();
const valuesOf = () => ({
  origin: shops.origin,
  contentToken: shops.platform.secrets.contentToken,
});
const shopAt = (shop: 'nl' | 'fr' | 'de' | 'uk') => shops.shopAt(shop);
const at = (path: string) => `${shops.origin}${path}`;

const see = (environment: Environment, now = Date.now) =>
  runChecks({ environment, fetch, now, wait: async () => undefined });

it('is content with shops that are set up, and says so of each market', async () => {
  const findings = await see(hosted());
  expect(findings.filter(({ level }) => level !== 'ok')).toEqual([]);
  expect(isHealthy(findings)).toBe(true);
  expect(new Set(findings.map(({ market }) => market))).toEqual(new Set([null, 'nl', 'de']));
  const text = reportText(findings);
  expect(text).toContain(
    '  ok       The Storefront API answers in version 2024-01. Pages go without',
  );
  expect(text).toContain('  ok       The Admin API answers in version 2024-01.');
  expect(text).toMatch(/Everything works\.$/);
  expect(JSON.parse(reportJson(findings))).toEqual({ isHealthy: true, findings });
});

it('is content with the demo as `npm start` opens it, whose discounts it finds', async () => {
  const findings = await see({
    MARKETS: 'nl,nl-be,na',
    PLATFORM_ORIGIN: shops.origin,
    PLATFORM_SECRETS: hosted()['PLATFORM_SECRETS'],
  });
  expect(reportText(findings)).toMatch(/Everything works\.$/);
  const sentences = (market: string) =>
    findings.filter((one) => one.market === market).map(({ sentence }) => sentence);
  expect(sentences('nl')).toContain(
    '2 automatic discounts are offered and found, and a free item.',
  );
  expect(sentences('na').join()).toMatch(/\d automatic discounts? (is|are) offered/);
});

describe('signing in at the store', () => {
  const signIn = (environment: Environment) =>
    runChecks({
      environment,
      fetch,
      now: Date.now,
      wait: async () => undefined,
      signInAs: 'owner@lokke.example',
    });

  it('works with the right secret', async () => {
    const findings = await signIn({ ...hosted(), MARKETS: 'nl' });
    expect(findings.filter(({ check }) => check === 'multipass')).toEqual([
      expect.objectContaining({ level: 'ok', sentence: 'The store signs owner@lokke.example in.' }),
    ]);
  });

  it('finds a secret that is well-formed and wrong', async () => {
    const wrong = { SHOPIFY_NL_MULTIPASS_SECRET: 'f'.repeat(32) };
    const findings = await signIn({ ...hosted(), MARKETS: 'nl', ...wrong });
    expect(findings.find(({ check }) => check === 'multipass')).toMatchObject({
      level: 'problem',
      sentence:
        'The store does not sign owner@lokke.example in (422): SHOPIFY_NL_MULTIPASS_SECRET is not its Multipass secret.',
    });
  });
});

const kinds = (target: 'nl' | 'contentful' | 'firestore', kind: string) => () => {
  const fault = (
    ['frozen', 'forbidden', 'locked', 'unavailable', 'page', 'throttled', 'half', 'failed'] as const
  ).find((one) => one === kind);
  if (fault === undefined) throw new Error(`no fault "${kind}"`);
  shops.platform.faults.set(target, { latencyInMs: 0, rate: 1, kinds: [fault], times: null });
  return {};
};

const PROBLEMS: readonly Break[] = [
  ...readBreaks(BREAKS.problems, valuesOf),
  [
    "another market's shop in another currency",
    () => ({
      MARKETS: 'nl,uk',
      ...shopAt('uk'),
      SHOPIFY_UK_DOMAIN: at('/de'),
      SHOPIFY_UK_STOREFRONT_TOKEN: 'lokke-public-de',
      SHOPIFY_UK_PRIVATE_TOKEN: 'lokke-public-de',
    }),
    'uk',
    'Prices are in EUR, but this market sells in GBP.',
  ],
  [
    'an access token in the place of a webhook secret',
    () => ({ SHOPIFY_DE_WEBHOOK_SECRET: hosted()['SHOPIFY_DE_ADMIN_TOKEN'] }),
    'de',
    'SHOPIFY_DE_WEBHOOK_SECRET is an access token. It has to be the secret that signs',
  ],
  [
    'one secret for both',
    () => ({ SHOPIFY_NL_WEBHOOK_SECRET: hosted()['SHOPIFY_NL_MULTIPASS_SECRET'] }),
    'nl',
    'SHOPIFY_NL_WEBHOOK_SECRET is the Multipass secret.',
  ],
  ['a frozen shop', kinds('nl', 'frozen'), 'nl', 'The shop is frozen until its bill'],
  ['a shop that is closed to us', kinds('nl', 'forbidden'), 'nl', 'The shop refuses us (403)'],
  ['a locked shop', kinds('nl', 'locked'), 'nl', 'The shop is locked by Shopify.'],
  ['a shop out of order', kinds('nl', 'unavailable'), 'nl', 'is out of order (503)'],
  ['a shop that throttles', kinds('nl', 'throttled'), 'nl', 'because there were too many'],
  ['half an answer', kinds('nl', 'half'), 'nl', 'answered at'],
  [
    'a live shop whose seller has a placeholder for an address',
    () => ({ BRAND_DIR: shops.brandOf('hello@example.com') }),
    null,
    'brand.json: sellers.default.email is "hello@example.com", a placeholder.',
  ],
  [
    'a live shop whose letters come from a placeholder',
    () => ({ BRAND_DIR: shops.brandOf('hello@shop.test') }),
    null,
    'brand.json: sender.email is "hello@shop.test", a placeholder.',
  ],
  [
    'a live shop of the demo’s seller',
    () => ({ BRAND_DIR: shops.brandOf('hello@acme.nl', '1 Demo Street, Demotown') }),
    null,
    'brand.json: sellers.default is the seller of the demo, "1 Demo Street, Demotown".',
  ],
  [
    'a live shop whose product pages name a placeholder as responsible',
    () => ({ BRAND_DIR: shops.brandOf('hello@example.com') }),
    null,
    'brand.json: responsible.eu.email is "hello@example.com", a placeholder.',
  ],
  [
    'a live shop whose responsible person is that of the demo',
    () => ({ BRAND_DIR: shops.brandOf('hello@acme.nl', 'Demostraat 1, 0000 XX Demostad, NL') }),
    null,
    'brand.json: responsible.eu is that of the demo, "Demostraat 1, 0000 XX Demostad, NL".',
  ],
  [
    'a live market whose law asks for a responsible person whom the brand does not name',
    () => ({ MARKETS: 'nl,de,uk', ...shopAt('uk') }),
    null,
    'brand.json: responsible.uk is missing.',
  ],
  [
    'a live shop that never had a brand of its own',
    () => ({ BRAND_DIR: '' }),
    null,
    'brand.json: sellers.de.email is "hello@example.com"',
  ],
  [
    'credentials that are no file',
    () => ({ FIRESTORE_CREDENTIALS: CREDENTIALS, FIRESTORE_PROJECT_ID: 'p' }),
    'nl',
    'Is FIRESTORE_CREDENTIALS the JSON file of a service account?',
  ],
  ['salons out of order', kinds('firestore', 'failed'), 'nl', 'Firestore answers 500'],
];

describe('finds the problem', () => {
  it.each(PROBLEMS)('%s', async (_, change, market, sentence) => {
    const findings = await see({ ...hosted(), ...change() });
    const problems = findings.filter(({ level }) => level === 'problem');
    const found = problems.find((one) => one.market === market && one.sentence.includes(sentence));
    expect(found?.sentence ?? problems).toContain(sentence);
    expect(isHealthy(findings)).toBe(false);
    expect(reportText(findings)).toMatch(/PROBLEM .*\n[\s\S]*problems? to solve/);
  });

  it('the embedded platform away, once and not for each market that stands on it', async () => {
    const findings = await see({
      PLATFORM_ORIGIN: 'http://127.0.0.1:9',
      PLATFORM_SECRETS: hosted()['PLATFORM_SECRETS'],
      MARKETS: 'nl,nl-be,fr',
    });
    expect(findings.filter(({ level }) => level === 'problem')).toEqual([
      {
        market: null,
        check: 'platform',
        level: 'problem',
        sentence: expect.stringMatching(
          /^The embedded platform does not answer at http:\/\/127\.0\.0\.1:9 \(.+\), and nl, fr, be, the content, the salons stand on it\. Start it/,
        ),
      },
    ]);
  });

  it('a clock that is two minutes fast', async () => {
    const findings = await see(hosted(), () => Date.now() + 120_000);
    expect(findings.find(({ check }) => check === 'clock')?.sentence).toMatch(
      /^This machine's clock is (119|120|121) s fast/,
    );
  });
});

const WARNINGS: readonly Break[] = [
  ...readBreaks(BREAKS.warnings, valuesOf),
  [
    'no webhooks and no definitions',
    () => ({ MARKETS: 'nl,fr', ...shopAt('fr') }),
    'fr',
    'npm run provision -- --market fr registers them.',
  ],
];

describe('warns of what can wait', () => {
  it.each(WARNINGS)('%s', async (_, change, market, sentence) => {
    const findings = await see({ ...hosted(), ...change() });
    const warnings = findings.filter((one) => one.level === 'warning' && one.market === market);
    expect(warnings.map((one) => one.sentence).join('\n')).toContain(sentence);
    expect(isHealthy(findings)).toBe(true);
  });
});
