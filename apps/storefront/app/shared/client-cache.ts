import type { DataStrategyResult } from 'react-router';

type Results = Record<string, DataStrategyResult>;
export type ClientMiddleware = (
  args: { readonly request: Request },
  next: () => Promise<Results>,
) => Promise<Results>;

let middleware: ClientMiddleware | null = null;

/** Set by client-page-cache.ts after load; until then every navigation goes to the server. */
export function setClientCache(cache: ClientMiddleware): void {
  middleware = cache;
}

/** Router middleware: serves recently seen pages from memory. */
export const clientCacheMiddleware: ClientMiddleware = (args, next) =>
  middleware?.(args, next) ?? next();
