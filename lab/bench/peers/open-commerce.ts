import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from '@lokke/stack';
import { ALL_CORES, pinned } from '../../machine/cpu-pinning.ts';
import type { Log } from '../benchmark.ts';
import { fetchCommerce } from './fetch-commerce.ts';
import type { PeerSource } from './peer-source.ts';
import { startPeer } from './start-peer.ts';
import { withTlsFront } from './tls-front.ts';

/** Its settings are a module that does not say so. */
const QUIET = '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON';

/** Works with Next.js Commerce as a shop of the platform; with no address where it cannot be fetched. */
export async function withCommerce<Result>(
  { platformUrl, shop, publicToken }: PeerSource,
  log: Log,
  work: (url: string | null) => Promise<Result>,
): Promise<Result> {
  const folder = fetchCommerce(log);
  if (folder === null) return work(null);
  return withTlsFront(platformUrl, async ({ host, certificateFile }) => {
    const next = join(folder, 'node_modules/next/dist/bin/next');
    const env = {
      SHOPIFY_STORE_DOMAIN: `${host}/${shop}`,
      SHOPIFY_STOREFRONT_ACCESS_TOKEN: publicToken,
      SHOPIFY_REVALIDATION_SECRET: 'none',
      SITE_NAME: 'Commerce',
      COMPANY_NAME: 'Commerce',
      PLATFORM_URL: platformUrl,
      NODE_EXTRA_CA_CERTS: certificateFile,
      NEXT_TELEMETRY_DISABLED: '1',
    };
    log('  building Next.js Commerce …');
    // Anew each time: its pages contain the addresses of the platform.
    const build = pinned(process.execPath, [next, 'build'], ALL_CORES);
    await promisify(execFile)(build.command, build.args, {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', ...env },
    });
    const [port = 0] = await freePorts(1);
    const { stop } = await startPeer({
      command: process.execPath,
      args: [QUIET, next, 'start', '--port', String(port), '--hostname', '127.0.0.1'],
      cwd: folder,
      env,
      cores: ALL_CORES,
      ready: /Ready in/,
    });
    try {
      return await work(`http://localhost:${port}`);
    } finally {
      await stop();
    }
  });
}
