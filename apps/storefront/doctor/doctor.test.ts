import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exportContent, importContent } from '@lokke/platform';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isHealthy, reportJson, reportText } from './report.ts';
import { runChecks } from './run-checks.ts';
import { type Environment, type HostedShops, openHostedShops } from './test-kit/hosted-shops.ts';
import { openThirdParties, type ThirdParties } from './test-kit/third-parties.ts';

type Fault = NonNullable<Parameters<HostedShops['platform']['faults']['set']>[1]>;

interface Break {
  readonly what: string;
  readonly level: 'problem' | 'warning';
  readonly market: string | null;
  /** `null` unsets a variable; `{origin}` is where the test serves its shops, other names are settings that are right. */
  readonly environment?: Readonly<Record<string, string | null>>;
  /** Shops that are set up beside the Dutch and the German one. */
  readonly shops?: readonly ('fr' | 'uk')[];
  readonly hasParties?: boolean;
  readonly fault?: { readonly target: 'nl' | 'firestore'; readonly kind: Fault['kinds'][number] };
  /** E-mail and postal address of who sells. */
  readonly brand?: readonly [email: string, address?: string];
  readonly sentence: string;
}
const BREAKS: readonly Break[] = JSON.parse(
  readFileSync(new URL('test-kit/breaks.json', import.meta.url), 'utf8'),
);

let shops: HostedShops;
let parties: ThirdParties;
beforeAll(async () => {
  shops = await openHostedShops();
  parties = await openThirdParties(shops.platform, shops.origin);
}, 120_000);
afterEach(() => {
  for (const target of ['nl', 'firestore'] as const) shops.platform.faults.set(target, null);
});
afterAll(async () => {
  await parties.stop();
  await shops.stop();
});

const hostedSettings = () => shops.hosted();
const withParties = () => ({ ...shops.hosted(), MARKETS: 'nl', ...parties.settings });

function environmentOf({ environment = {}, shops: named = [], hasParties, brand, market }: Break) {
  const right = hasParties === true ? withParties() : hostedSettings();
  const known: Environment = {
    ...right,
    origin: shops.origin,
    contentToken: shops.platform.secrets.contentToken,
    noCredentials: fileURLToPath(new URL('no-credentials.json', import.meta.url)),
    otherSentry: parties.sentryAt('other'),
  };
  const changed = Object.entries(environment).map(([name, value]) => [
    name,
    value?.replace(/\{(\w+)\}/g, (all, name: string) => known[name] ?? all),
  ]);
  return {
    ...right,
    // Only what is asked about is examined.
    ...(market !== null && { MARKETS: market }),
    ...Object.assign({}, ...named.map(shops.shopAt)),
    ...(brand && { BRAND_DIR: shops.brandOf(...brand) }),
    ...Object.fromEntries(changed),
  };
}

/** Answers for the public address, which no name leads to here. */
const asPublic: typeof fetch = async (input, init) =>
  String(input) === 'https://lokke.example/healthz'
    ? Response.json({ status: 'ok', forwarded: 0 })
    : fetch(input, init);

const see = (environment: Environment, now = Date.now) =>
  runChecks({ environment, fetch: asPublic, now, wait: async () => undefined });

it('is content with shops that are set up, and says so of each market', async () => {
  const findings = await see(hostedSettings());
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
    PLATFORM_SECRETS: hostedSettings()['PLATFORM_SECRETS'],
  });
  expect(reportText(findings)).toMatch(/Everything works\.$/);
  const sentences = (market: string) =>
    findings.filter((one) => one.market === market).map(({ sentence }) => sentence);
  expect(sentences('nl').join()).toContain('SHOPIFY_NL_CUSTOMER_ACCOUNTS=new offers them.');
  expect(sentences('nl').join()).toContain('2 automatic discounts are offered and found, and a');
  expect(sentences('na').join()).toMatch(/\d automatic discounts? (is|are) offered/);
  expect(sentences('nl')).toContain('Klaviyo takes addresses for the newsletter.');
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
    const findings = await signIn({ ...shops.hosted(), MARKETS: 'nl' });
    expect(findings.filter(({ check }) => check === 'multipass')).toEqual([
      expect.objectContaining({ level: 'ok', sentence: 'The store signs owner@lokke.example in.' }),
    ]);
  });

  it('finds a secret that is well-formed and wrong', async () => {
    const wrong = { SHOPIFY_NL_MULTIPASS_SECRET: 'f'.repeat(32) };
    const findings = await signIn({ ...shops.hosted(), MARKETS: 'nl', ...wrong });
    expect(findings.find(({ check }) => check === 'multipass')).toMatchObject({
      level: 'problem',
      sentence:
        'The store does not sign owner@lokke.example in (422): SHOPIFY_NL_MULTIPASS_SECRET is not its Multipass secret.',
    });
  });
});

it('finds nothing wrong where everybody knows us, and says so of each', async () => {
  const findings = await see(withParties());
  expect(findings.filter(({ level }) => level !== 'ok')).toEqual([]);
  expect(findings.map(({ sentence }) => sentence)).toEqual(
    expect.arrayContaining([
      'The tag manager has the container GTM-KNOWN12.',
      'Klaviyo has a script for the company DEMONL.',
      'Klaviyo takes addresses for the newsletter.',
      "Klaviyo's private key belongs to DEMONL.",
      expect.stringMatching(/^Errors are reported to 127\.0\.0\.1:/),
      'Professionals can sign in, and letters lead back to lokke.example.',
    ]),
  );
});

describe('finds', () => {
  it.each(BREAKS)('the $level: $what', async (broken) => {
    const { level, market, fault, sentence } = broken;
    if (fault !== undefined) {
      const kinds = [fault.kind];
      shops.platform.faults.set(fault.target, { latencyInMs: 0, rate: 1, kinds, times: null });
    }
    const findings = await see(environmentOf(broken));
    const found = findings.filter((one) => one.level === level && one.market === market);
    expect(found.map((one) => one.sentence).join('\n')).toContain(sentence);
    expect(isHealthy(findings)).toBe(level === 'warning');
    if (level === 'problem') {
      expect(reportText(findings)).toMatch(/PROBLEM .*\n[\s\S]*problems? to solve/);
    }
  });

  it('the embedded platform away, once and not for each market that stands on it', async () => {
    const findings = await see({
      PLATFORM_ORIGIN: 'http://127.0.0.1:9',
      PLATFORM_SECRETS: hostedSettings()['PLATFORM_SECRETS'],
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
    const findings = await see(hostedSettings(), () => Date.now() + 120_000);
    expect(findings.find(({ check }) => check === 'clock')?.sentence).toMatch(
      /^This machine's clock is (119|120|121) s fast/,
    );
  });
});

it('names a discount that has ended, and one that is gone, in the market that promises it', async () => {
  const examine = async () =>
    (await see(hostedSettings())).filter(({ check }) => check === 'discounts');
  expect((await examine()).map(({ market, level }) => `${market} ${level}`)).toEqual([
    'nl ok',
    'de ok',
  ]);
  const change = (name: string, id: number) =>
    fetch(`${shops.origin}/de/admin/api/2024-01/graphql.json`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Shopify-Access-Token': shops.platform.context.shops.de.adminToken,
      },
      body: JSON.stringify({
        query: `mutation($id: ID!) { ${name}(id: $id) { userErrors { message } } }`,
        variables: { id: `gid://shopify/DiscountAutomaticNode/${id}` },
      }),
    });
  await change('discountAutomaticDeactivate', 1002);
  await change('discountAutomaticDelete', 1003);
  const problems = (await examine()).filter(({ level }) => level === 'problem');
  expect(problems.map(({ market, sentence }) => `${market}: ${sentence}`)).toEqual([
    expect.stringMatching(/^de: The discount ".+" has ended: nobody gets it\.$/),
    expect.stringMatching(/^de: The promotion settings name \S+1003, which is not found/),
  ]);
});

it('names a promotion that its discount does not cover, and what a planned one lacks', async () => {
  const { context } = shops.platform;
  const space = JSON.parse(exportContent(context.store.read));
  const today = space.entries.find(
    ({ sys }: { sys: { contentType: { sys: { id: string } } } }) =>
      sys.contentType.sys.id === 'promoSettings',
  );
  const plan = (from: string, until: string, own: Readonly<Record<string, unknown>> = {}) => {
    const facts = Object.entries({ from, until, markets: ['nl'], ...own });
    const planned = Object.fromEntries(facts.map(([name, value]) => [name, { en: value }]));
    space.entries.push({
      sys: { ...today.sys, id: `promotions-${from}` },
      fields: { ...today.fields, ...planned },
    });
  };
  plan('2001-01-01', '2090-01-01');
  plan('2090-01-01', '2091-01-01', {
    automaticDiscountIds: ['gid://shopify/DiscountAutomaticNode/9999'],
  });
  await importContent(context.store, JSON.stringify(space), context.now());
  const found = (await see(hostedSettings()))
    .filter(({ check, market }) => check === 'discounts' && market === 'nl')
    .map(({ level, sentence }) => `${level}: ${sentence}`);
  const tooShort = /^problem: The discount ".+" is given from 20\S+: the content promises/;
  expect(found).toEqual([
    expect.stringMatching(tooShort),
    expect.stringMatching(tooShort),
    expect.stringMatching(/9999, which is not found/),
  ]);
});
