import { createPlatform, type Platform } from '@lokke/platform';
import { shopSetup } from '@lokke/shopify-admin';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../config/index.ts';
import { stateInProcess } from '../../shared-state/index.ts';
import type { LogEntry } from '../../telemetry/log.ts';
import { type AdminClients, adminClients } from './admin-clients.ts';

const HOUR_IN_MS = 3_600_000;
const SECRET = 'a secret that servers share';
let nowInMs = 0;
let platform: Platform;
let state: ReturnType<typeof stateInProcess>;
let requests: number;
let logged: LogEntry[];
let isSlow = false;

beforeEach(() => {
  nowInMs = Date.UTC(2026, 10, 27);
  platform = createPlatform({ dataFile: ':memory:', now: () => new Date(nowInMs) });
  state = stateInProcess(() => nowInMs);
  requests = 0;
  logged = [];
  isSlow = false;
});
afterEach(() => platform.close());

/** A worker that was just started, of a server with others. */
const openWorker = (environment = {}): AdminClients =>
  adminClients({
    config: readConfig(environment, platform.secrets),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/admin/oauth/access_token')) requests += 1;
      if (isSlow) await new Promise((resolve) => setTimeout(resolve, 20));
      return platform.fetch(request);
    },
    wait: async () => undefined,
    now: () => nowInMs,
    sharing: { exchanges: state.exchanges, secrets: [SECRET] },
    log: (entry) => logged.push(entry),
  });

async function isServed(adminOf: AdminClients): Promise<boolean> {
  const admin = adminOf('nl');
  return admin !== null && (await shopSetup(admin)).ok;
}

const changeApp = (app: object) =>
  platform.fetch('http://localhost:4010/nl/admin/app', {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      'X-Shopify-Access-Token': platform.secrets.shops.nl.adminToken,
    },
    body: JSON.stringify(app),
  });

it('workers that start together get one token for all', async () => {
  isSlow = true;
  const workers = [openWorker(), openWorker(), openWorker()];
  expect(await Promise.all(workers.map(isServed))).toEqual([true, true, true]);
  expect(requests).toBe(1);
});

it('a day goes by with renewals, kills and revocations, and nobody is refused', async () => {
  const workers = [openWorker(), openWorker(), openWorker()];
  const served: boolean[] = [];
  for (let hour = 0; hour < 50; hour += 1) {
    // The merchant installs the app anew, and a worker is killed now and then.
    if (hour % 7 === 3) await changeApp({});
    if (hour % 5 === 4) workers[hour % 3] = openWorker();
    served.push(...(await Promise.all(workers.map(isServed))));
    nowInMs += HOUR_IN_MS;
  }
  expect(served.every(Boolean)).toBe(true);
  // Seven revocations, and a renewal at most every day: not one more.
  expect(requests).toBeLessThanOrEqual(1 + 7 + 3);
});

it('what workers share is sealed', async () => {
  const seen: string[] = [];
  const { exchanges } = state;
  state = {
    ...state,
    exchanges: {
      take: async (name, stale) => {
        const turn = await exchanges.take(name, stale);
        if (turn.kind === 'found') return turn;
        const keep = async (value: string, forInMs?: number) => {
          seen.push(value);
          await turn.keep(value, forInMs);
        };
        return { ...turn, keep };
      },
    },
  };
  await isServed(openWorker());
  expect(seen.join()).not.toContain('shpat_');
  expect(seen[0]?.split('.')).toHaveLength(5);
});

it('workers with another secret get a token of their own', async () => {
  await isServed(openWorker());
  const stranger = adminClients({
    config: readConfig({}, platform.secrets),
    fetch: platform.fetch,
    now: () => nowInMs,
    sharing: { exchanges: state.exchanges, secrets: ['another secret, of nobody here'] },
  });
  expect(await isServed(stranger)).toBe(true);
});

it('an app that is not installed is told in the log, and served again when it is', async () => {
  const worker = openWorker();
  await changeApp({ isInstalled: false });
  expect(await isServed(worker)).toBe(false);
  expect(logged).toEqual([
    {
      level: 'error',
      event: 'admin.refused',
      shop: 'nl',
      reason: 'http 400: app_not_installed: The application is not installed on this shop.',
    },
  ]);
  await changeApp({});
  nowInMs += 10_000;
  expect(await isServed(worker)).toBe(true);
});

it('a new secret that does not count yet leaves the old one in use', async () => {
  const { adminClientId, webhookSecret } = platform.secrets.shops.nl;
  const worker = openWorker({
    SHOPIFY_NL_ADMIN_CLIENT_ID: adminClientId,
    SHOPIFY_NL_ADMIN_CLIENT_SECRET: `made-just-now,${webhookSecret}`,
  });
  expect(await isServed(worker)).toBe(true);
});

it('the token of an older app needs no renewal', async () => {
  const worker = openWorker({ SHOPIFY_NL_ADMIN_TOKEN: platform.secrets.shops.nl.adminToken });
  expect(await isServed(worker)).toBe(true);
  expect(requests).toBe(0);
});
