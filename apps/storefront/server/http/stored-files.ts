import { withTimeout } from '@lokke/http-client';
import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { acceptedEncoding } from './compress-bytes.ts';

/** A file name with a hash of its content, as the bundler writes it: no separators, no leading dot. */
export const HASHED_NAME = /^[\w$][\w$.-]*\.[a-z0-9]+$/;

const LIMIT_IN_MS = 3_000;
const MAX_BYTES = 4 * 1024 ** 2;
/** Names that nobody has are asked for as well: beyond so many at once, they are not looked up. */
const MAX_AT_ONCE = 16;
const SUFFIXES = { br: '.br', gzip: '.gz', identity: '' } as const;

export interface AssetStore {
  /** Has the files at `/assets/<name>`, precompressed forms included (`npm run assets -- push`). */
  readonly origin: string;
  readonly fetch: typeof fetch;
}

/**
 * Serves hashed files of other builds from an object store, under the shop's own address: pages need no other origin,
 * and a CDN before the shop keeps them. What the store lacks, or does not answer in 3 s, is left to the next handler.
 */
export function storedFiles({ origin, fetch }: AssetStore): MiddlewareHandler {
  const read = (name: string) =>
    withTimeout(LIMIT_IN_MS, async (signal) => {
      const response = await fetch(`${origin}/assets/${name}`, { signal, redirect: 'error' });
      if (response.status !== 200) return null;
      const body = await response.arrayBuffer();
      return body.byteLength > MAX_BYTES ? null : body;
    }).catch(() => null);

  let atOnce = 0;
  return async (context, next) => {
    const name = context.req.path.slice('/assets/'.length);
    const type = HASHED_NAME.test(name) ? getMimeType(name) : undefined;
    if (type === undefined || atOnce >= MAX_AT_ONCE) return next();
    atOnce += 1;
    try {
      const encoding = acceptedEncoding(context.req.header('accept-encoding'));
      const compressed = encoding === 'identity' ? null : await read(name + SUFFIXES[encoding]);
      const body = compressed ?? (await read(name));
      if (body === null) return next();
      const headers = new Headers({ 'content-type': type, vary: 'accept-encoding' });
      if (compressed !== null) headers.set('content-encoding', encoding);
      return context.body(body, { headers });
    } finally {
      atOnce -= 1;
    }
  };
}
