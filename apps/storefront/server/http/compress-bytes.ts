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

/** Below it, headers and all fit into the first packet either way. */
const SMALLEST_IN_BYTES = 1_024;
/** What is smaller is compressed within half a millisecond, sooner than a thread of its own has begun with it. */
const SMALL_IN_BYTES = 65_536;
/** Most calls: a third of the time for a fiftieth more bytes, and no more memory than they need. */
const TINY_IN_BYTES = 16_384;

// For one visitor: what is kept for many is compressed better (see page-cache), in twice the time. Browsers take brotli;
// for the others two levels more save a twentieth of the bytes and take two thirds longer.
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

/** As the visitor takes them, and as it is worth the while. */
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
