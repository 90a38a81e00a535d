import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

export type Compression = Exclude<Encoding, 'identity'>;

/** A page in at least one encoding. */
export type PageBodies = Readonly<Partial<Record<Compression, Buffer>>>;

// Five levels more save 3 % of the bytes and cost twenty times as long.
const BROTLI_QUALITY = 6;
const NOTHING = Buffer.alloc(0);
const compressBrotli = promisify(brotliCompress);

const COMPRESS: Readonly<Record<Compression, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: promisify(gzip),
};

export async function compressAs(
  encodings: readonly Compression[],
  body: Buffer,
): Promise<PageBodies> {
  const compressed = encodings.map(
    async (encoding) => [encoding, exactly(await COMPRESS[encoding](body))] as const,
  );
  return Object.fromEntries(await Promise.all(compressed));
}

export function plainBodyOf({ br, gzip: gzipped }: PageBodies): Buffer {
  return gzipped === undefined ? brotliDecompressSync(br ?? NOTHING) : gunzipSync(gzipped);
}

export function sizeOf({ br = NOTHING, gzip: gzipped = NOTHING }: PageBodies): number {
  return br.length + gzipped.length;
}

/** What compresses writes into pieces of 16 kB, and a page keeps its last piece whole, used or not. */
function exactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
