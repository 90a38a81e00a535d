import { AsyncLocalStorage } from 'node:async_hooks';

export type CacheResult = 'hit' | 'miss' | 'none';

/** Facts known of the request that the running code serves. */
export interface RequestScope {
  /** Fields of each of its log lines. */
  fields: { readonly requestId: string; readonly market: string };
  /** Answer of the page cache; `none` for what it does not keep. */
  cache: CacheResult;
}

const scopes = new AsyncLocalStorage<RequestScope>();

export function currentScope(): RequestScope | undefined {
  return scopes.getStore();
}

export function inRequestScope<T>(scope: RequestScope, work: () => T): T {
  return scopes.run(scope, work);
}

/** Notes how the page cache answered the current request. */
export function noteCacheResult(result: CacheResult): void {
  const scope = scopes.getStore();
  if (scope !== undefined) scope.cache = result;
}

/** Notes the market of the current request, where its address does not tell. */
export function noteMarket(market: string): void {
  const scope = scopes.getStore();
  if (scope !== undefined) scope.fields = { ...scope.fields, market };
}
