import type { Client } from '../client.ts';
import type { WatchedShop } from './shop.ts';
import type { Place, Sign } from './signs.ts';

export interface Trouble {
  readonly what: string;
  /** Alerts that have to fire, named as Prometheus tells them apart. */
  readonly alerts: readonly string[];
  readonly limitInSeconds: number;
  /** Evidence that the runbook has somebody look for. */
  readonly signs: readonly Sign[];
  readonly begin: (shop: WatchedShop) => Promise<void>;
  readonly end: (shop: WatchedShop) => Promise<void>;
  /** Mark of a trouble that nothing ends, so that its alerts go on. */
  readonly isLasting?: true;
  /** Repeated while the trouble lasts. */
  readonly again?: (shop: WatchedShop) => Promise<void>;
}

const TRAVEL_SIZE = 'gid://shopify/DiscountAutomaticNode/1002';
const at = (place: Place, shows: RegExp): Sign => ({ at: place, shows });
const nothing = async () => undefined;
const mend = (target: 'no' | 'contentful') => (shop: WatchedShop) =>
  shop.breakService(target, null);

const JSON_TYPE = { 'content-type': 'application/json' };
/** Reports slow or quick pages as browsers of one network. */
async function reportVisits(client: Client, lcp: number, count: number): Promise<void> {
  const visit = JSON.stringify({ locale: 'nl', path: '/nl/shop', device: 'phone', lcp });
  for (let i = 0; i < count; i += 1) await client.post('/api/vitals/', visit, JSON_TYPE);
}

const forgedWebhook = (client: Client) =>
  client.post('/webhooks/shopify/no', '{"id":1}', {
    ...JSON_TYPE,
    'x-shopify-topic': 'products/update',
    'x-shopify-hmac-sha256': Buffer.from('a secret of yesterday').toString('base64'),
    'x-shopify-triggered-at': new Date().toISOString(),
    'x-shopify-webhook-id': crypto.randomUUID(),
  });

export const TROUBLES: Readonly<Record<string, Trouble>> = {
  'market-down': {
    what: 'the API of one market answers 503',
    alerts: ['ServiceFails storefront no', 'CartFails no', 'PagesFail no'],
    limitInSeconds: 60,
    signs: [
      at('status', /"openCircuits": \{[^}]*"storefront no"/),
      at('log', /"level":"error".*"event":"page"/),
      at('log', /"event":"api".*"refusal":"platform(Failed|TimedOut)"/),
      at('doctor', /PROBLEM\s+The Storefront API/),
    ],
    begin: ({ breakService }) => breakService('no', { rate: 1, kinds: ['unavailable'] }),
    end: mend('no'),
  },
  'market-slow': {
    what: 'the API of one market takes three seconds longer',
    alerts: ['PagesSlow'],
    limitInSeconds: 120,
    signs: [at('log', /"event":"page",.*"durationInMs":[3-9]\d{3}/)],
    begin: ({ breakService }) => breakService('no', { latencyInMs: 3_000, rate: 0, kinds: [] }),
    end: mend('no'),
  },
  'market-throttled': {
    what: 'the API of one market answers 429',
    // Pages that are not kept cannot be made, after three attempts; carts are refused with 429, which is no failure of ours.
    alerts: ['ServiceThrottles storefront no', 'PagesFail no', 'PagesSlow'],
    limitInSeconds: 90,
    signs: [at('log', /"event":"api".*"refusal":"tooManyRequests"/)],
    begin: ({ breakService }) => breakService('no', { rate: 1, kinds: ['tooManyRequests'] }),
    end: mend('no'),
  },
  'content-out': {
    what: 'the content service answers 503',
    alerts: ['ServiceFails content'],
    limitInSeconds: 90,
    signs: [
      at('status', /"openCircuits": \{[^}]*"content"/),
      at('doctor', /PROBLEM\s+.*[Cc]ontent/),
    ],
    begin: ({ breakService }) => breakService('contentful', { rate: 1, kinds: ['unavailable'] }),
    end: mend('contentful'),
  },
  'redis-gone': {
    what: 'Redis is killed',
    alerts: ['SharedStateGone redis'],
    limitInSeconds: 60,
    signs: [
      at('log', /"event":"shared-state.down"/),
      at('doctor', /PROBLEM\s+Redis at \S+ does not answer/),
    ],
    begin: ({ redis }) => redis.kill(),
    end: ({ redis }) => redis.start(),
  },
  login: {
    what: 'passwords are guessed from many addresses',
    alerts: ['LoginsAttacked'],
    limitInSeconds: 90,
    signs: [at('log', /"event":"api".*"refusal":"loginFailed"/)],
    begin: nothing,
    again: async ({ stranger }) => {
      const client = stranger();
      const email = `somebody-${crypto.randomUUID()}@example.test`;
      await client.call('account/login', { email, password: 'Guessed-1234' });
    },
    end: nothing,
  },
  'bad-deploy': {
    what: 'browsers report scripts of a build whose files are gone',
    alerts: ['ScriptsFail nl'],
    limitInSeconds: 90,
    signs: [at('metrics', /^lokke_browser_faults_total\{kind="failedChunk",market="nl",/m)],
    begin: nothing,
    again: async ({ stranger }) => {
      const visit = { locale: 'nl', path: '/nl/shop', device: 'phone', ttfb: 90, failedChunks: 1 };
      await stranger().post('/api/vitals/', JSON.stringify(visit), JSON_TYPE);
    },
    end: nothing,
  },
  webhooks: {
    what: 'webhooks come with the secret of another app',
    alerts: ['WebhooksRefused no'],
    limitInSeconds: 60,
    signs: [
      at('log', /"event":"webhook.refused","service":"no","reason":"wrong signature"/),
      at('status', /"webhook.refused": \{[^}]*"reason": "wrong signature"/),
    ],
    begin: nothing,
    again: async ({ stranger }) => {
      await forgedWebhook(stranger());
    },
    end: nothing,
  },
  'shoppers-wait': {
    what: 'the largest picture of pages takes nine seconds to show',
    alerts: ['ShoppersWait nl lcp'],
    limitInSeconds: 120,
    signs: [at('metrics', /^lokke_web_vital_seconds_count\{.*"lcp".*"\/shop"/m)],
    begin: nothing,
    again: ({ stranger }) => reportVisits(stranger(), 9_000, 2),
    // Enough good visits to end it before the hour that the rule looks back.
    end: async ({ stranger }) => {
      for (let i = 0; i < 50; i += 1) await reportVisits(stranger(), 900, 50);
    },
  },
  crowd: {
    what: 'more visitors ask for new pages of a slow shop than its server can make',
    // Visitors who are turned away get 503, which is a page that failed; the others have waited.
    alerts: ['VisitorsTurnedAway', 'PagesFail no', 'PagesSlow'],
    limitInSeconds: 120,
    signs: [at('metrics', /^lokke_shed_total\{kind="page",visitor="shopper"\} [1-9]/m)],
    begin: ({ breakService }) => breakService('no', { latencyInMs: 2_500, rate: 0, kinds: [] }),
    again: async ({ stranger }) => {
      const client = stranger();
      for (let i = 0; i < 30; i += 1) void client.get(`/no/search?q=${crypto.randomUUID()}`);
    },
    end: mend('no'),
  },
  'no-orders': {
    what: 'no payment arrives any more, in a shop that had many at this time yesterday',
    alerts: ['NoOrders no'],
    limitInSeconds: 480,
    signs: [at('status', /"lastOrderAt": "20/), at('status', /"webhooks": \{\s*"no"/)],
    begin: async ({ setPaying }) => setPaying(false),
    end: async ({ setPaying }) => setPaying(true),
  },
  'server-stuck': {
    what: 'the server stops answering, its process still there',
    alerts: ['ServerDown'],
    limitInSeconds: 30,
    signs: [],
    begin: async ({ storefrontPid }) => {
      process.kill(storefrontPid, 'SIGSTOP');
    },
    end: async ({ storefrontPid }) => {
      process.kill(storefrontPid, 'SIGCONT');
    },
  },
  // The last two do not end: a deleted discount does not come back, nor does a server that was stopped.
  promotion: {
    what: 'a discount is deleted that the content still promises',
    alerts: ['PromotionBroken missing no'],
    limitInSeconds: 60,
    signs: [
      at('status', /"brokenPromotions": \{[^}]*"no"/),
      at('log', /"event":"promotion.broken"/),
      at('doctor', /PROBLEM\s+The promotion settings name/),
    ],
    begin: ({ asMerchant }) => asMerchant(`discountAutomaticDelete(id: "${TRAVEL_SIZE}")`),
    end: nothing,
    isLasting: true,
  },
  stopping: {
    what: 'a server is told to stop and goes on for its DRAIN_MS',
    alerts: ['ServerNotReady'],
    limitInSeconds: 55,
    signs: [at('status', /"isReady": false/)],
    begin: async ({ storefrontPid }) => {
      process.kill(storefrontPid, 'SIGTERM');
    },
    end: nothing,
    isLasting: true,
  },
};
