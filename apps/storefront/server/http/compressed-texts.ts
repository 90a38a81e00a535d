import type { MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX as COMPRESSIBLE } from 'hono/compress';
import { acceptedEncoding, compressBytes } from './compress-bytes.ts';

/** Compresses texts whole: the same bytes take three times the processor as a stream. */
export const compressedTexts: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers, body } = context.res;
  const isText = COMPRESSIBLE.test(headers.get('content-type') ?? '');
  if (!isText || body === null || context.req.method === 'HEAD') return;
  if (headers.has('content-encoding')) return;
  const vary = withAcceptEncoding(headers.get('vary'));
  const accepted = context.req.header('accept-encoding');
  if (acceptedEncoding(accepted) !== 'identity') {
    const text = Buffer.from(await context.res.arrayBuffer());
    const { bytes, encoding } = await compressBytes(text, accepted);
    context.res = new Response(bytes, context.res);
    context.res.headers.set('content-length', String(bytes.byteLength));
    if (encoding !== 'identity') context.res.headers.set('content-encoding', encoding);
  }
  // After the new response, into which Hono copies the headers of the one before.
  context.res.headers.set('vary', vary);
};

function withAcceptEncoding(vary: string | null): string {
  if (vary === null) return 'Accept-Encoding';
  return /\*|accept-encoding/i.test(vary) ? vary : `${vary}, Accept-Encoding`;
}
