import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { causeMessage } from '@lokke/http-client';
import { Redis } from 'ioredis';
import * as v from 'valibot';
import { buildFilesOf } from '../assets/build-files.ts';
import { unreadableReason } from '../assets/push-build.ts';
import { purgeCalls } from '../server/cache/edge/index.ts';
import { type CheckContext, probe, type Say } from './finding.ts';

const CLIENT_FOLDER = join(import.meta.dirname, '..', 'build', 'client');
/** No page has it. */
const TAG = 'nothing-at-all';
const CDN_ADDRESS_SETTINGS = {
  varnish: 'CDN_ADDRESSES',
  fastly: 'CDN_API_ORIGIN',
  cloudflare: 'CDN_API_ORIGIN',
  generic: 'CDN_PURGE_URL',
};

/** Checks settings that concern all markets. */
export function checkServers(say: Say, { config, isHosted }: CheckContext): void {
  const { sessionSecrets, publicOrigin } = config;
  // A shop on the embedded platform has one server.
  const alone = isHosted ? 'own' : 'embedded';
  say('sessions', sessionSecrets.length > 0 ? 'shared' : alone);
  if (isHosted && new URL(publicOrigin).protocol !== 'https:') {
    say('settings', 'insecure', { publicOrigin });
  }
}

const forwardedSchema = v.object({ forwarded: v.number() });

/** Checks the number of proxies, by asking the shop as visitors do; not before it has an address of its own. */
export async function checkProxies(say: Say, { config, fetch }: CheckContext): Promise<void> {
  const { publicOrigin, trustedProxyCount: count, upstreamTimeoutInMs } = config;
  if (isLoopback(publicOrigin)) return;
  try {
    const signal = AbortSignal.timeout(upstreamTimeoutInMs);
    const response = await fetch(`${publicOrigin}/healthz`, { signal });
    const told = v.safeParse(forwardedSchema, await response.json());
    if (!told.success) throw new Error(`it answers ${response.status}, and not as this shop`);
    const { forwarded } = told.output;
    const wrong = forwarded > count ? 'fewer' : 'more';
    say('proxies', forwarded === count ? 'right' : wrong, { publicOrigin, forwarded, count });
  } catch (error) {
    say('proxies', 'silent', { publicOrigin, reason: causeMessage(error) });
  }
}

const isLoopback = (origin: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(origin).hostname);

/** Checks what the servers agree through: that Redis answers, and that it forgets no purges. */
export async function checkSharedState(say: Say, { config }: CheckContext) {
  const address = config.sharedState;
  if (address === null) return;
  const { host } = new URL(address.url);
  const client = new Redis(address.url, {
    lazyConnect: true,
    connectTimeout: config.upstreamTimeoutInMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    ...(address.ca !== null && { tls: { ca: address.ca } }),
  });
  let reason = '';
  client.on('error', (error) => {
    reason = error.message;
  });
  try {
    await client.connect();
    await client.ping();
    const policy = await policyOf(client);
    say('redis', policy?.startsWith('allkeys') ? 'forgetful' : 'answers', { host, policy });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    say('redis', 'silent', { host, reason: reason || message });
  } finally {
    client.disconnect();
  }
}

/** Null where the host does not tell. */
async function policyOf(client: Redis): Promise<string | null> {
  try {
    const told = await client.config('GET', 'maxmemory-policy');
    return Array.isArray(told) ? String(told[1]) : null;
  } catch {
    return null;
  }
}

/** Checks that servers of other builds find the files of the build that is here. */
export async function checkAssets(
  say: Say,
  { config }: CheckContext,
  clientFolder = CLIENT_FOLDER,
): Promise<void> {
  const { folder, origin } = config.assets;
  if (!existsSync(join(clientFolder, 'assets'))) return;
  const build = buildFilesOf(clientFolder);
  const { length: count } = build.names;
  if (folder !== null) {
    const missing = build.names.filter((name) => !existsSync(join(folder, 'assets', name))).length;
    say('assets', missing === 0 ? 'folder' : 'lacking', { missing, count });
  }
  if (origin !== null) {
    const reason = await unreadableReason(origin, build);
    say('assets', reason === null ? 'origin' : 'unreadable', { reason });
  }
}

/** Checks that the CDN takes a purge, of a tag that no page has. */
export async function checkCdn(say: Say, checkContext: CheckContext): Promise<void> {
  const { cdn } = checkContext.config;
  if (cdn === null) return;
  for (const { url, ...init } of purgeCalls(cdn, [TAG])) {
    const { status, reason } = await probe(checkContext, url, init);
    const values = { place: new URL(url).origin, status, reason };
    if (status === null) {
      say('cdn', 'silent', { ...values, variable: CDN_ADDRESS_SETTINGS[cdn.kind] });
    } else if (status < 300) say('cdn', 'told', values);
    else if (status === 401 || status === 403) say('cdn', 'token', values);
    else say('cdn', status === 404 && 'id' in cdn ? 'id' : 'refused', values);
  }
}
