import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { acceptedEncoding } from './page-cache/index.ts';
import { wholeBytesOf } from './whole-reply.ts';

/** Below it, headers and all fit into the first packet either way. */
const SMALLEST_IN_BYTES = 1_024;
/** What is smaller is compressed within half a millisecond, sooner than a thread of its own has begun with it. */
const SMALL_IN_BYTES = 65_536;

// For one visitor: what is kept for many is compressed better (see page-cache), in twice the time.
const GZIP = { level: 4 } as const;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } as const;
/** Most calls: a third of the time for a fiftieth more bytes, and no more memory than they need. */
const TINY_IN_BYTES = 16_384;
const TINY_BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 2,
    [constants.BROTLI_PARAM_LGWIN]: 16,
  },
} as const;
const gzipInThread = promisify(gzip);
const brotliInThread = promisify(brotliCompress);

const asStream = compress();

/** Compresses in one piece what is whole, and anything else as it comes. */
export const compressReplies: MiddlewareHandler = async (context, next) => {
  await next();
  const bytes = wholeBytesOf(context.res);
  if (bytes === null) await asStream(context, async () => undefined);
  else if (context.req.method !== 'HEAD') await compressWhole(context, bytes);
};

async function compressWhole(context: Context, bytes: Buffer<ArrayBuffer>): Promise<void> {
  const { status, headers } = context.res;
  headers.set('vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(context.req.header('accept-encoding'));
  if (encoding === 'identity' || bytes.length < SMALLEST_IN_BYTES) return;
  const isSmall = bytes.length < SMALL_IN_BYTES;
  const { buffer, byteOffset, byteLength } = isSmall
    ? compressNow(bytes, encoding)
    : await compressInThread(bytes, encoding);
  headers.set('content-encoding', encoding);
  const body = new Uint8Array(buffer, byteOffset, byteLength);
  // First nothing: Hono would unpack a body that another one takes the place of, to merge the two.
  context.res = undefined;
  context.res = new Response(body, { status, headers });
}

function compressNow(bytes: Buffer, encoding: 'br' | 'gzip') {
  if (encoding === 'gzip') return gzipSync(bytes, GZIP);
  return brotliCompressSync(bytes, bytes.length < TINY_IN_BYTES ? TINY_BROTLI : BROTLI);
}

function compressInThread(bytes: Buffer, encoding: 'br' | 'gzip') {
  return encoding === 'br' ? brotliInThread(bytes, BROTLI) : gzipInThread(bytes, GZIP);
}
