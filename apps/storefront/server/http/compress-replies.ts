import type { Context, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { wholeBytesOf } from './buffered-response.ts';
import { compressBytes } from './compress-bytes.ts';

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
  const packed = await compressBytes(bytes, context.req.header('accept-encoding'));
  if (packed.encoding === 'identity') return;
  headers.set('content-encoding', packed.encoding);
  // First nothing: Hono would unpack a body that another one takes the place of, to merge the two.
  context.res = undefined;
  context.res = new Response(packed.bytes, { status, headers });
}
