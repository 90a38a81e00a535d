import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isHealthy } from './report.ts';
import { runChecks } from './run-checks.ts';
import { type Environment, type HostedShops, openHostedShops } from './test-kit/hosted-shops.ts';
import { type Break, readBreaks } from './test-kit/read-breaks.ts';
import { openThirdParties, type ThirdParties } from './test-kit/third-parties.ts';
import BREAKS from './test-kit/third-party-breaks.json' with { type: 'json' };

let shops: HostedShops;
let parties: ThirdParties;
beforeAll(async () => {
  shops = await openHostedShops();
  parties = await openThirdParties(shops.platform, shops.origin);
}, 120_000);
afterAll(async () => {
  await parties.stop();
  await shops.stop();
});

const NOWHERE = 'http://127.0.0.1:9';

const see = (changes: Environment) =>
  runChecks({
    environment: { ...shops.hosted(), MARKETS: 'nl', ...parties.settings, ...changes },
    fetch,
    now: Date.now,
    wait: async () => undefined,
  });

it('finds nothing wrong where everybody knows us, and says so of each', async () => {
  const findings = await see({});
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

const PROBLEMS: readonly Break[] = [
  ...readBreaks(BREAKS.problems, () => ({ origin: shops.origin })),
  [
    'a key that the project does not know',
    () => ({ SENTRY_DSN: parties.sentryAt('other') }),
    null,
    "does not take reports with this key (403). Copy SENTRY_DSN anew from the project's settings.",
  ],
];

describe('finds the problem', () => {
  it.each(PROBLEMS)('%s', async (_, change, market, sentence) => {
    const findings = await see(change());
    const problems = findings.filter((one) => one.level === 'problem' && one.market === market);
    expect(problems.map((one) => one.sentence).join('\n')).toContain(sentence);
    expect(isHealthy(findings)).toBe(false);
  });
});

const WARNINGS: readonly Break[] = [
  ...readBreaks(BREAKS.warnings, () => ({ origin: shops.origin })),
  [
    'a tag manager that only browsers may reach',
    () => ({ GTM_ORIGIN: NOWHERE }),
    null,
    `The tag manager cannot be reached at ${NOWHERE} from here`,
  ],
];

describe('warns of what can wait', () => {
  it.each(WARNINGS)('%s', async (_, change, market, sentence) => {
    const findings = await see(change());
    const warnings = findings.filter((one) => one.level === 'warning' && one.market === market);
    expect(warnings.map((one) => one.sentence).join('\n')).toContain(sentence);
    expect(isHealthy(findings)).toBe(true);
  });
});
