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
import type { Encoding } from '../http/index.ts';
import { ownBuffer } from '../shared-state/index.ts';

export type Compression = Exclude<Encoding, 'identity'>;

/** A page in at least one encoding. */
export type PageBodies = Readonly<Partial<Record<Compression, Buffer<ArrayBuffer>>>>;

// Five levels more save 3 % of the bytes and take twenty times as long.
const BROTLI_QUALITY = 6;
const NOTHING = Buffer.alloc(0);
const compressBrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const compressGzip = promisify<Buffer, ZlibOptions, Buffer>(gzip);

const COMPRESS: Readonly<Record<Compression, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => compressGzip(body, {}),
};

export async function compressAs(
  encodings: readonly Compression[],
  body: Buffer,
): Promise<PageBodies> {
  const compressed = encodings.map(async (encoding) => {
    // The compressor's larger buffer would stay in memory.
    return [encoding, ownBuffer(await COMPRESS[encoding](body))] as const;
  });
  return Object.fromEntries(await Promise.all(compressed));
}

export function plainBodyOf({ br, gzip: gzipped }: PageBodies): Buffer<ArrayBuffer> {
  return gzipped === undefined ? brotliDecompressSync(br ?? NOTHING) : gunzipSync(gzipped);
}

export function sizeOf({ br = NOTHING, gzip: gzipped = NOTHING }: PageBodies): number {
  return br.length + gzipped.length;
}
