import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  type ZlibOptions,
} from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';
import { giveBack } from './give-back.ts';

export type Compression = Exclude<Encoding, 'identity'>;

/** A page in at least one encoding. */
export type PageBodies = Readonly<Partial<Record<Compression, Buffer<ArrayBuffer>>>>;

// Five levels more save 3 % of the bytes and cost twenty times as long.
const BROTLI_QUALITY = 6;
const NOTHING = Buffer.alloc(0);
const compressBrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const compressGzip = promisify<Buffer, ZlibOptions, Buffer>(gzip);

const COMPRESS: Readonly<
  Record<Compression, (body: Buffer, chunkSize: number) => Promise<Buffer>>
> = {
  br: (body, chunkSize) =>
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
      chunkSize,
    }),
  gzip: (body, chunkSize) => compressGzip(body, { chunkSize }),
};

export async function compressAs(
  encodings: readonly Compression[],
  body: Buffer,
): Promise<PageBodies> {
  const chunkSize = chunkSizeFor(body);
  const compressed = encodings.map(async (encoding) => {
    const bytes = await COMPRESS[encoding](body, chunkSize);
    return [encoding, exactly(bytes, chunkSize)] as const;
  });
  return Object.fromEntries(await Promise.all(compressed));
}

export function plainBodyOf({ br, gzip: gzipped }: PageBodies): Buffer<ArrayBuffer> {
  return gzipped === undefined ? brotliDecompressSync(br ?? NOTHING) : gunzipSync(gzipped);
}

export function sizeOf({ br = NOTHING, gzip: gzipped = NOTHING }: PageBodies): number {
  return br.length + gzipped.length;
}

/**
 * A page comes to a fifth of what it was: with room for half of it, it is written in one piece. That is large enough to be
 * a piece of its own and none that Node cuts small ones out of, and odd, as none of those is.
 */
function chunkSizeFor(body: Buffer): number {
  return Math.max(Buffer.poolSize >> 1, body.length >> 1) | 1;
}

/** What compresses keeps its piece whole, used or not. */
function exactly(bytes: Buffer, chunkSize: number): Buffer<ArrayBuffer> {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  if (bytes.buffer.byteLength === chunkSize) giveBack(Buffer.from(bytes.buffer));
  return copy;
}
