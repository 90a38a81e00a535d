import type { ProfessionalService } from '@lokke/contract/ports';
import { type Locale, marketOf } from '@lokke/domain/markets';
import { importSalons } from '@lokke/platform';
import { readConfig } from '../server/config/index.ts';
import { openBankDesk } from '../server/features/payouts/index.ts';
import {
  openPrescriptionDesk,
  type PrescriptionDesk,
} from '../server/features/prescriptions/index.ts';
import {
  createProfessionalContexts,
  professionalService,
} from '../server/features/professionals/index.ts';
import { createStatements } from '../server/features/statements/index.ts';
import { limitersInProcess } from '../server/shared-state/index.ts';
import type { LogEntry } from '../server/telemetry/log.ts';
import { type EmbeddedShops, openEmbeddedShops, SESSION_SECRET } from './embedded-shops.ts';
import { lettersTo } from './letters-to.ts';
import { openCookieJar } from './requests.ts';

const OPENED_AT_IN_MS = Date.parse('2026-11-20T12:00:00Z');
export const IDENTITY_AT_PLATFORM = {
  IDENTITY_URL: 'http://localhost:4010/identity',
  IDENTITY_API_KEY: 'test',
};

export const SALON_BANK = {
  SALON_BANK_SECRETS: 'a secret of the test that is long enough',
  NEWSLETTER_DEMO_URL: 'http://localhost:4010/klaviyo',
};

interface ProfessionalBrowser {
  /** The area as one request of this browser sees it; cookies are stored. */
  readonly ask: <Value>(
    work: (area: ProfessionalService) => Promise<Value>,
    locale?: Locale,
  ) => Promise<Value>;
  readonly cookie: () => string;
}

export interface ProfessionalArea extends Disposable {
  readonly embedded: EmbeddedShops;
  readonly logged: readonly LogEntry[];
  readonly prescriptions: PrescriptionDesk;
  /** `origin` is the one that its requests name. */
  readonly browser: (address?: string, origin?: string) => ProfessionalBrowser;
  readonly passTime: (byInMs: number) => void;
  readonly whenIdle: () => Promise<void>;
  /** Overrides the identity service's response from now on. */
  readonly respondWith: (response: typeof fetch) => void;
}

/** The professional area on an in-memory platform. */
export async function openProfessionalArea(): Promise<ProfessionalArea> {
  let timeInMs = 0;
  const embedded = await openEmbeddedShops({ now: () => timeInMs });
  const logged: LogEntry[] = [];
  let response: typeof fetch = embedded.platform.fetch;
  const config = readConfig({ ...IDENTITY_AT_PLATFORM, ...SALON_BANK }, embedded.platform.secrets);
  const send: typeof fetch = (input, init) => response(input, init);
  const shared = { config, sessionSecrets: [SESSION_SECRET], fetch: send };
  const now = () => OPENED_AT_IN_MS + timeInMs;
  const prescriptions = openPrescriptionDesk({
    ...shared,
    now,
    limiters: limitersInProcess(now),
    log: (entry) => logged.push(entry),
  });
  const sources = createProfessionalContexts({
    ...shared,
    bank: openBankDesk(shared),
    prescriptions,
    salons: embedded.salons,
    adminOf: embedded.accounts.adminOf,
    statements: createStatements({
      ...shared,
      adminOf: embedded.accounts.adminOf,
      contentOf: embedded.contentOf,
      log: (entry) => logged.push(entry),
      now,
    }),
    log: (entry) => logged.push(entry),
    now,
  });
  if (sources === null || prescriptions === null) {
    throw new Error('The identity service is configured, so it is there.');
  }

  return {
    embedded,
    logged,
    prescriptions,
    browser: (address = '198.51.100.1', origin = 'http://localhost:3000') => {
      const { header: cookie, keep } = openCookieJar();
      return {
        cookie,
        ask: async (work, locale = 'nl') => {
          const market = marketOf(locale);
          const request = new Request(`${origin}${market.prefix}/account/professional`, {
            headers: { cookie: cookie() },
          });
          const source = sources.open({ request, market, peerIp: address });
          const value = await work(professionalService(source));
          keep([source.session, source.device].flatMap(({ setCookie }) => setCookie() ?? []));
          return value;
        },
      };
    },
    passTime: (byInMs) => {
      timeInMs += byInMs;
    },
    whenIdle: async () => {
      await Promise.all([sources.whenIdle(), prescriptions.whenIdle()]);
    },
    respondWith: (next) => {
      response = next;
    },
    [Symbol.dispose]: () => embedded[Symbol.dispose](),
  };
}

/** Adds salons, in Utrecht unless told otherwise. */
export const addSalons = ({ embedded }: ProfessionalArea, ...salons: readonly object[]) =>
  importSalons(
    embedded.platform.context.store,
    salons.map((salon) => JSON.stringify({ country: 'NL', city: 'Utrecht', ...salon })).join('\n'),
    new Date(0),
  );

/** Signs up in a browser, and confirms the address by the letter. */
export async function openProfessional(
  area: ProfessionalArea,
  who: Readonly<Record<'email' | 'password', string>>,
): Promise<ProfessionalBrowser> {
  const browser = area.browser();
  await browser.ask((pro) => pro.signUp(who));
  const code = await codeInEmail(area, 'verifyEmail', who.email);
  await browser.ask((pro) => pro.verifyEmail(code));
  return browser;
}

/** Returns the code of the newest e-mail to an address. */
export async function codeInEmail(
  { embedded, whenIdle: settled }: Pick<ProfessionalArea, 'embedded' | 'whenIdle'>,
  mode: 'resetPassword' | 'verifyEmail',
  email: string,
): Promise<string> {
  await settled();
  const text = (await lettersTo(embedded.platform, email)).join('\n');
  const [, code] = new RegExp(`mode=${mode}&oobCode=(\\w+)`).exec(text) ?? [];
  if (code === undefined) throw new Error(`No letter for ${mode} was sent to ${email}`);
  return code;
}
