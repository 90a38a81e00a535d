import type { Context } from 'hono';
import { isShopKey, type ShopKey } from '../../../protocol/index.ts';

/** The value at a path of a JSON document; undefined when there is none. */
export function documentPart(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return undefined;
    return Reflect.get(part, name);
  }, value);
}

/** An embedded shop's company is DEMO and its key: DEMONL. */
export function shopOfCompany(companyId: string | undefined): ShopKey | null {
  const key = /^DEMO(\w\w)$/.exec(companyId ?? '')?.[1]?.toLowerCase() ?? '';
  return isShopKey(key) ? key : null;
}

export function companyOfShop(shop: ShopKey): string {
  return `DEMO${shop.toUpperCase()}`;
}

/** Klaviyo asks every call which version of its API is meant. */
export function hasRevision(c: Context): boolean {
  return /^\d{4}-\d\d-\d\d/.test(c.req.header('revision') ?? '');
}

const CODES = { 400: 'invalid', 401: 'not_authenticated', 429: 'throttled' } as const;

/** Refuses as Klaviyo does: the pointer names the part of the document that is wrong. */
export function rejectDocument(c: Context, status: 400 | 401 | 429, pointer: string): Response {
  const code = CODES[status];
  const error = { status, code, title: 'Invalid input.', detail: '', source: { pointer } };
  return c.json({ errors: [error] }, status, { 'content-type': 'application/vnd.api+json' });
}
