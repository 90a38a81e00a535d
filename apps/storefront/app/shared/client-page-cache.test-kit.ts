import type { DataStrategyFunction } from 'react-router';
import { clientCacheMiddleware } from './client-cache.ts';

/** Loads pages as the shop's root route does: from memory, where they are there. */
export const loadThroughCache: DataStrategyFunction = ({ request, matches }) =>
  clientCacheMiddleware({ request }, async () => {
    const wanted = matches.filter((match) => match.shouldCallHandler());
    const results = wanted.map(async ({ route, resolve }) => [route.id, await resolve()] as const);
    return Object.fromEntries(await Promise.all(results));
  });
