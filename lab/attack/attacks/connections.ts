import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Attack, createTally } from '../attack.ts';
import { SERVICE_TIMEOUT_IN_MS } from '../target.ts';

const IDLE_CONNECTIONS = { storefront: 10_050, platform: 9_000 } as const;
/** Open files that this process and the shop need besides. */
const OTHER_FILES = 600;
/** Connections opened at once, so many that the first are still open when the last are. */
const CONNECTING_AT_ONCE = 1_000;
/** Time to make the page, beyond the limit of one call to the service. */
const PAGE_IN_MS = 1_500;
/** Time in which a server hangs up on what is too many. */
const SETTLE_IN_MS = 5_000;

function openFilesLimit(): number {
  const limit = execFileSync('/bin/sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
  return limit === 'unlimited' ? Number.POSITIVE_INFINITY : Number(limit);
}

async function openSockets(count: number, url: string): Promise<readonly (Socket | null)[]> {
  const sockets: (Socket | null)[] = [];
  while (sockets.length < count) {
    const some = Math.min(CONNECTING_AT_ONCE, count - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: some }, () => openSocket(url)))));
  }
  return sockets;
}

async function openSocket(url: string): Promise<Socket | null> {
  const { port } = new URL(url);
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: '127.0.2.1' });
  socket.on('error', () => undefined);
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);
  return socket.destroyed ? null : socket;
}

const idle: Attack = {
  name: 'idle connections from one address',
  test: 'apps/storefront/server/overload/connection-limits.test.ts',
  run: async ({ shopUrl, platformUrl, stranger, variantId }) => {
    const tally = createTally();
    const most = openFilesLimit() - OTHER_FILES;
    const client = stranger();
    for (const where of ['storefront', 'platform'] as const) {
      const url = where === 'storefront' ? shopUrl : platformUrl;
      const count = Math.min(IDLE_CONNECTIONS[where], most);
      const sockets = await openSockets(count, url);
      tally.count(count);
      const lineItems = [{ variantId, quantity: 1 }];
      const [page, cart] = await Promise.all([
        client.get('/nl'),
        client.call('checkout/create', { lineItems }),
      ]);
      tally.expect(page.status === 200, `${where}: a visitor elsewhere got ${page.status}`);
      tally.expect(cart.status === 200, `${where}: a buyer elsewhere got ${cart.status}`);
      const open = await settledCount(sockets, count / 2);
      tally.expect(open <= count / 2, `${where}: ${open} of one address were open at once`);
      for (const socket of sockets) socket?.destroy();
    }
    const isLess = most < IDLE_CONNECTIONS.storefront;
    return tally.finding(isLess ? `${most} at once, by this machine's open files` : undefined);
  },
};

/** Counts the sockets that stay open; a busy server needs a moment to hang up. */
async function settledCount(sockets: readonly (Socket | null)[], most: number): Promise<number> {
  const until = performance.now() + SETTLE_IN_MS;
  for (;;) {
    const open = sockets.filter((socket) => socket?.destroyed === false).length;
    if (open <= most || performance.now() > until) return open;
    await delay(100);
  }
}

const drip: Attack = {
  name: 'a service that drips bytes behind cold pages',
  test: 'packages/http-client/src/with-timeout.test.ts',
  run: async ({ stranger, services }) => {
    const tally = createTally();
    services.startDripping();
    const mostInMs = SERVICE_TIMEOUT_IN_MS + PAGE_IN_MS;
    const salons = ['/de/salon/', '/api/salons/?locale=fr', '/es/salon/1'];
    const content = [
      '/es/pages/delivery',
      '/se/policies/privacy-policy',
      '/no/routine',
      '/fr/shop',
    ];
    for (const path of [...salons, ...content]) {
      tally.count();
      const { status, tookInMs } = await stranger().get(path);
      const seconds = (tookInMs / 1_000).toFixed(1);
      tally.expect(status !== 0 && tookInMs <= mostInMs, `${path} took ${seconds} s (${status})`);
    }
    tally.expect(services.drippedOn() > 0, 'no page asked the service');
    return tally.finding();
  },
};

export const CONNECTION_ATTACKS = { drip, idle } as const;
