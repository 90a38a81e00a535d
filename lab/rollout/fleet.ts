import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts, type ShopProcess } from '@lokke/stack';
import { openVarnish, PURGE_TOKEN } from '@lokke/storefront/testing/open-varnish.ts';
import { ROOT } from '../../tools/runtime/node-24.mjs';
import type { Build } from './builds.ts';
import { deployedServer } from './deployed.ts';

const CHECK_IN_MS = 300;
const START_LIMIT_IN_MS = 60_000;
/** Time in which Varnish has asked a server three times whether it is ready (deploy/varnish/default.vcl). */
const SEEN_BY_VARNISH_IN_MS = 6_500;

type Settings = Readonly<Record<string, string>>;

/** Storefront servers behind Varnish, as `deploy` describes them. */
export interface Fleet extends AsyncDisposable {
  /** Address of Varnish. */
  readonly url: string;
  /** Ends the server of a place, as a rollout does, and starts one of this build there. */
  readonly turn: (place: number, build: Build, settings?: Settings) => Promise<void>;
  /** Ports of the servers' metrics. */
  readonly metricsPorts: readonly number[];
}

export interface FleetOptions {
  /** Shop whose platform the servers ask. */
  readonly shop: ShopProcess;
  readonly builds: readonly Build[];
  readonly assetsDir: string | null;
  readonly redisUrl: string;
}

/** Starts one server of each build behind Varnish, which sends every request to the next one. */
export async function openFleet({
  shop,
  builds,
  assetsDir,
  redisUrl,
}: FleetOptions): Promise<Fleet> {
  await using opened = new AsyncDisposableStack();
  const [edgePort = 0, ...free] = await freePorts(1 + 2 * builds.length);
  const [ports, metricsPorts] = [free.slice(0, builds.length), free.slice(builds.length)];
  const url = `http://localhost:${edgePort}`;
  const folder = opened.use(await mkdtempDisposable(join(tmpdir(), 'fleet-'))).path;
  writeFileSync(join(folder, 'session'), 'the servers of one shop open the same sessions');
  writeFileSync(join(folder, 'purge-token'), PURGE_TOKEN);
  const { nodeFlags, environment } = deployedServer();
  const servers: (ChildProcess | undefined)[] = [];
  opened.defer(async () => void (await Promise.all(servers.map(stopServer))));
  const startServer = async (place: number, build: Build, settings: Settings = {}) => {
    const port = String(ports[place]);
    const env = {
      ...process.env,
      ...environment,
      PORT: port,
      METRICS_PORT: String(metricsPorts[place]),
      PUBLIC_ORIGIN: url,
      PLATFORM_ORIGIN: shop.platformUrl,
      PLATFORM_PORT: new URL(shop.platformUrl).port,
      DATA_DIR: shop.dataDir,
      SESSION_SECRETS_FILE: join(folder, 'session'),
      REDIS_URL: redisUrl,
      CDN_ADDRESSES: `http://127.0.0.1:${edgePort}`,
      CDN_TOKEN_FILE: join(folder, 'purge-token'),
      NEW_CARTS_PER_HOUR: '1000000',
      NEW_PAGES_PER_MINUTE: '1000000',
      // All share one machine with the browser.
      UPSTREAM_TIMEOUT_MS: '20000',
      CONTENTFUL_TIMEOUT_MS: '20000',
      ...(assetsDir !== null && { ASSETS_DIR: assetsDir }),
      ...settings,
    };
    const cwd = join(ROOT, 'apps/storefront');
    const args = [...nodeFlags, join(build.folder, 'server/index.js')];
    servers[place] = spawn(process.execPath, args, {
      cwd,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await untilReady(`http://127.0.0.1:${port}/readyz`);
  };
  for (const [place, build] of builds.entries()) await startServer(place, build);
  opened.use(await openVarnish({ ports, port: edgePort }));
  const disposal = opened.move();
  return {
    url,
    metricsPorts,
    turn: async (place, build, settings) => {
      await stopServer(servers[place]);
      await startServer(place, build, settings);
      await delay(SEEN_BY_VARNISH_IN_MS);
    },
    [Symbol.asyncDispose]: () => disposal.disposeAsync(),
  };
}

async function stopServer(server: ChildProcess | undefined): Promise<void> {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  await exited;
}

async function untilReady(url: string): Promise<void> {
  const limit = AbortSignal.timeout(START_LIMIT_IN_MS);
  for (;;) {
    const response = await fetch(url, { signal: limit }).catch(() => null);
    limit.throwIfAborted();
    if (response?.ok) return;
    await delay(CHECK_IN_MS);
  }
}
