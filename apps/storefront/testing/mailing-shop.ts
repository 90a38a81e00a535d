import { type Locale, marketOf } from '@lokke/domain/markets';
import { createPlatform, servePlatform } from '@lokke/platform';
import { measurementOf } from '../server/config/measurement.ts';
import { newsletterOf } from '../server/config/newsletter.ts';
import type { RequestContext } from '../server/features/account/index.ts';
import type { FormsOptions } from '../server/features/forms/index.ts';
import type { LogEntry } from '../server/telemetry/log.ts';

type Environment = Readonly<Record<string, string>>;

interface Letter {
  readonly shop: string;
  readonly language: string;
  readonly text: string;
}

/** A platform over HTTP that sends the letters of forms, and a clock. */
export interface MailingShop {
  readonly logged: readonly LogEntry[];
  /** Visits of what a service opens, by market and address; without an environment the platform sends its letters. */
  readonly visits: <Opened>(
    create: (options: FormsOptions) => { open: (requestContext: RequestContext) => Opened },
    environment?: Environment,
  ) => (locale: Locale, peerIp?: string) => Opened;
  readonly emailsTo: (email: string) => Promise<readonly Letter[]>;
  readonly passTime: (timeInMs: number) => void;
  readonly close: () => Promise<void>;
}

export async function openMailingShop(): Promise<MailingShop> {
  let timeInMs = Date.parse('2026-11-20T19:40:05Z');
  const logged: LogEntry[] = [];
  const served = await servePlatform(createPlatform({ dataFile: ':memory:' }), { port: 0 });
  const origin = `http://127.0.0.1:${served.port}`;
  return {
    logged,
    visits: (create, environment = { NEWSLETTER_DEMO_URL: `${origin}/klaviyo` }) => {
      const service = create({
        config: {
          newsletter: newsletterOf(environment),
          measurement: measurementOf(environment),
          trustedProxyCount: 0,
        },
        fetch,
        log: (entry) => logged.push(entry),
        now: () => timeInMs,
      });
      return (locale, peerIp = '198.51.100.1') => {
        const market = marketOf(locale);
        const request = new Request(`http://localhost:3000${market.prefix}/`);
        return service.open({ request, market, peerIp });
      };
    },
    emailsTo: async (email) => {
      const response = await fetch(`${origin}/mailbox.json?to=${email}`);
      const { mails }: { mails: Letter[] } = JSON.parse(await response.text());
      return mails;
    },
    passTime: (passedInMs) => {
      timeInMs += passedInMs;
    },
    close: served.stop,
  };
}
