import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts, type ShopProcess } from '@lokke/stack';
import { ROOT } from '../tools/runtime/node-24.mjs';
import type { Build } from './builds.ts';

const CHECK_IN_MS = 300;
const START_LIMIT_IN_MS = 60_000;

export interface Fleet {
  /** The balancer's. */
  readonly url: string;
  /** Ends the server of a place, as a rollout does, and starts one of this build there. */
  readonly turn: (place: number, build: Build) => Promise<void>;
  /** SIGKILL, in the middle of whatever it does. */
  readonly kill: (place: number) => void;
  /** Lets the server of a place change its workers one after the other. */
  readonly hangUp: (place: number) => void;
  /** Of the servers, without the balancer. */
  readonly ports: readonly number[];
  readonly close: () => Promise<void>;
}

export interface FleetOptions {
  /** Whose platform the servers are on. */
  readonly shop: ShopProcess;
  readonly builds: readonly Build[];
  readonly assetsDir: string | null;
  /** A cache that visitors reach first, before any server. */
  readonly edgePort?: number;
  /** The balancer's, where it has to be known before. */
  readonly publicPort?: number;
  /** More settings of the server of a place. */
  readonly environmentOf?: (place: number) => Readonly<Record<string, string>>;
}

/** Starts one server of each build behind haproxy, which sends every request to the next one. */
export async function openFleet(options: FleetOptions): Promise<Fleet> {
  const { shop, builds, assetsDir, edgePort, environmentOf } = options;
  const [freePort = 0, ...ports] = await freePorts(1 + builds.length);
  const publicPort = options.publicPort ?? freePort;
  const url = `http://localhost:${publicPort}`;
  const servers: (ChildProcess | undefined)[] = [];
  const startServer = async (place: number, { folder }: Build) => {
    const port = ports[place];
    const server = spawn(process.execPath, [join(folder, 'server/index.js')], {
      cwd: join(ROOT, 'apps/storefront'),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        PUBLIC_ORIGIN: url,
        PLATFORM_ORIGIN: shop.platformUrl,
        PLATFORM_PORT: new URL(shop.platformUrl).port,
        DATA_DIR: shop.dataDir,
        SESSION_SECRETS: 'the servers of one shop open the same sessions',
        TRUSTED_PROXY_COUNT: '1',
        NEW_CARTS_PER_HOUR: '1000000',
        // All share one machine with the browser.
        UPSTREAM_TIMEOUT_MS: '20000',
        CONTENTFUL_TIMEOUT_MS: '20000',
        DRAIN_MS: String(10 * CHECK_IN_MS),
        ...(assetsDir !== null && { ASSETS_DIR: assetsDir }),
        ...environmentOf?.(place),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    servers[place] = server;
    await untilReady(`http://127.0.0.1:${port}/readyz`);
  };
  const folder = mkdtempSync(join(tmpdir(), 'rollout-'));
  const config = join(folder, 'haproxy.cfg');
  writeFileSync(config, haproxyConfig(publicPort, ports, edgePort));
  const balancer = spawn('haproxy', ['-f', config, '-db'], { stdio: 'ignore' });
  const close = async () => {
    for (const each of [balancer, ...servers]) await stop(each);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const [place, build] of builds.entries()) await startServer(place, build);
    await untilReady(`http://127.0.0.1:${publicPort}/readyz`);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url,
    turn: async (place, build) => {
      await stop(servers[place]);
      await startServer(place, build);
      // Until the balancer has seen it, too.
      await delay(4 * CHECK_IN_MS);
    },
    kill: (place) => void servers[place]?.kill('SIGKILL'),
    hangUp: (place) => void servers[place]?.kill('SIGHUP'),
    ports,
    close,
  };
}

async function stop(process: ChildProcess | undefined): Promise<void> {
  if (process === undefined || process.exitCode !== null || process.signalCode !== null) return;
  const exited = once(process, 'exit');
  process.kill('SIGTERM');
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

/** Calls go to the servers, and pages to the cache, if there is one and it is well. */
function haproxyConfig(publicPort: number, ports: readonly number[], edgePort?: number): string {
  const servers = ports.map((port, place) => `  server s${place} 127.0.0.1:${port}`);
  const edge = `
  acl edge_is_well nbsrv(edge) gt 0
  use_backend edge if edge_is_well METH_GET
backend edge
  retry-on conn-failure empty-response
  option redispatch
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
  default-server check inter ${CHECK_IN_MS}ms fall 1 rise 2
  server edge 127.0.0.1:${edgePort}`;
  return `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 5s
  option redispatch
  retries 3
frontend shop
  bind 127.0.0.1:${publicPort}
  default_backend servers${edgePort === undefined ? '' : edge}
backend servers
  balance roundrobin
  option forwardfor
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
  http-check expect status 200
  default-server check inter ${CHECK_IN_MS}ms fall 3 rise 1
${servers.join('\n')}
`;
}
