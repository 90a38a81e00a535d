import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isHealthy } from './report.ts';
import { runChecks } from './run-checks.ts';
import { type Environment, type HostedShops, openHostedShops } from './test-kit/hosted-shops.ts';
import { openThirdParties, type ThirdParties } from './test-kit/third-parties.ts';

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
      expect.stringMatching(/^Errors are reported to 127\.0\.0\.1:/),
      'Professionals can sign in, and letters lead back to lokke.example.',
    ]),
  );
});

type Break = readonly [
  what: string,
  change: () => Environment,
  market: string | null,
  sentence: string,
];

const PROBLEMS: readonly Break[] = [
  [
    'a container id of another shape',
    () => ({ GTM_CONTAINER_ID: 'UA-12345-1' }),
    null,
    'GTM_CONTAINER_ID must look like GTM-ABC1234, unlike "UA-12345-1".',
  ],
  [
    'a container that is not published',
    () => ({ GTM_CONTAINER_ID: 'GTM-OTHER12' }),
    null,
    'There is no published container GTM-OTHER12 at',
  ],
  [
    'a private key in the place of the public one',
    () => ({ KLAVIYO_NL_COMPANY_ID: 'pk_1234567890' }),
    null,
    'KLAVIYO_NL_COMPANY_ID must be six letters and digits',
  ],
  [
    'a company without a script',
    () => ({ KLAVIYO_NL_COMPANY_ID: 'AbC123' }),
    'nl',
    'Klaviyo has no script for the company AbC123. Is KLAVIYO_NL_COMPANY_ID',
  ],
  [
    'a company that takes no subscribers',
    () => ({ KLAVIYO_NL_COMPANY_ID: 'AbC123' }),
    'nl',
    'Klaviyo knows no company AbC123.',
  ],
  [
    'a newsletter where nothing answers',
    () => ({ KLAVIYO_API_ORIGIN: NOWHERE }),
    'nl',
    'Klaviyo takes no addresses for the newsletter (',
  ],
  [
    'a DSN that is none',
    () => ({ SENTRY_DSN: 'known' }),
    null,
    'SENTRY_DSN must be an address such as https://key@o1.ingest.sentry.io/2, and is none.',
  ],
  [
    'a key that the project does not know',
    () => ({ SENTRY_DSN: parties.sentryAt('other') }),
    null,
    "does not take reports with this key (403). Copy SENTRY_DSN anew from the project's settings.",
  ],
  [
    'reports that nobody takes',
    () => ({ SENTRY_DSN: 'http://known@127.0.0.1:9/1' }),
    null,
    'Errors cannot be reported to 127.0.0.1:9 (',
  ],
  [
    'a login service where nothing answers',
    () => ({ IDENTITY_URL: NOWHERE }),
    null,
    'The login service of professionals cannot be reached (',
  ],
  [
    'a login service that is none',
    () => ({ IDENTITY_URL: `${shops.origin}/elsewhere` }),
    null,
    'The login service of professionals refuses (404',
  ],
  [
    'an address without a key',
    () => ({ IDENTITY_API_KEY: undefined }),
    null,
    'IDENTITY_API_KEY is missing: IDENTITY_URL is set, and it needs a key.',
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
  [
    'a tag manager that only browsers may reach',
    () => ({ GTM_ORIGIN: NOWHERE }),
    null,
    `The tag manager cannot be reached at ${NOWHERE} from here`,
  ],
  [
    'letters that may not lead back to us',
    () => ({ PUBLIC_ORIGIN: 'https://other.example' }),
    null,
    'The login service sends no letters that lead back to other.example',
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
