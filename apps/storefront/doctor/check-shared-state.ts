import { Redis } from 'ioredis';
import type { CheckContext } from './finding.ts';
import { about, type Finding } from './finding.ts';

/** Checks what the servers agree through: that Redis answers, and that it forgets no purges. */
export async function checkSharedState({ config }: CheckContext): Promise<readonly Finding[]> {
  const address = config.sharedState;
  if (address === null) return [];
  const say = about(null);
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
    return policy?.startsWith('allkeys')
      ? [
          say.problem(
            'redis',
            `Redis at ${host} drops any key when it is full (${policy}), purges too: set maxmemory-policy volatile-lru.`,
          ),
        ]
      : [say.ok('redis', `Servers agree through Redis at ${host}.`)];
  } catch (error) {
    const why = reason || (error instanceof Error ? error.message : String(error));
    return [
      say.problem(
        'redis',
        `Redis at ${host} does not answer (${why}): each server counts and renders for itself. Is REDIS_URL right?`,
      ),
    ];
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
