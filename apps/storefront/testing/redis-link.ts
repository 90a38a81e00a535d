import { once } from 'node:events';
import { openRedisLink, type RedisLink } from '../server/shared-state/redis/redis-link.ts';

export interface TestLink extends Disposable {
  readonly link: RedisLink;
  /** Parts and outcomes, such as `limits done`. */
  readonly outcomes: readonly string[];
}

/** A storefront server's connection. */
export async function openTestLink(url: string, timeoutInMs = 500): Promise<TestLink> {
  const outcomes: string[] = [];
  const link = openRedisLink({
    address: { url, ca: null, timeoutInMs },
    onAsked: (part, outcome) => outcomes.push(`${part} ${outcome}`),
    onChange: () => undefined,
    onRefused: () => undefined,
  });
  if (link.client.status !== 'ready') await once(link.client, 'ready');
  return { link, outcomes, [Symbol.dispose]: link.close };
}
