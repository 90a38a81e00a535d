import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

export interface CompressedBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly encoding: Encoding;
}

/** Smaller bodies fit into the first packet either way. */
const SMALLEST_IN_BYTES = 1_024;
/** Smaller bodies compress in half a millisecond, faster than handing them to a thread. */
const SMALL_IN_BYTES = 65_536;
/** Fast level for most API calls: a third of the time for 2 % more bytes. */
const TINY_IN_BYTES = 16_384;

// Level for uncached responses; the page cache compresses better in twice the time. Browsers take Brotli; for gzip, two
// more levels would save 5 % of the bytes for 65 % more time.
const GZIP = { level: 2 } as const;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } as const;
const TINY_BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 2,
    [constants.BROTLI_PARAM_LGWIN]: 16,
  },
} as const;
const gzipInThread = promisify<Buffer, ZlibOptions, Buffer<ArrayBuffer>>(gzip);
const brotliInThread = promisify<Buffer, BrotliOptions, Buffer<ArrayBuffer>>(brotliCompress);

/** Compresses by the accepted encoding and the body's size. */
export async function compressBytes(
  bytes: Buffer<ArrayBuffer>,
  acceptEncoding: string | undefined,
): Promise<CompressedBytes> {
  const encoding = acceptedEncoding(acceptEncoding);
  if (encoding === 'identity' || bytes.length < SMALLEST_IN_BYTES) {
    return { bytes, encoding: 'identity' };
  }
  const compressed =
    bytes.length < SMALL_IN_BYTES
      ? compressNow(bytes, encoding)
      : await compressInThread(bytes, encoding);
  return { bytes: compressed, encoding };
}

function compressNow(bytes: Buffer, encoding: 'br' | 'gzip') {
  if (encoding === 'gzip') return gzipSync(bytes, GZIP);
  const brotli = bytes.length < TINY_IN_BYTES ? TINY_BROTLI : BROTLI;
  return brotliCompressSync(bytes, brotli);
}

function compressInThread(bytes: Buffer, encoding: 'br' | 'gzip') {
  return encoding === 'br' ? brotliInThread(bytes, BROTLI) : gzipInThread(bytes, GZIP);
}
