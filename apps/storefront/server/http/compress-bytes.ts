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

export type Encoding = 'br' | 'gzip' | 'identity';

interface CompressedBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly encoding: Encoding;
}

/** Smaller bodies fit into the first packet either way. */
const SMALLEST_IN_BYTES = 1_024;
/** Smaller bodies, every page among them, compress in 5 ms at most: handing them to a thread takes more. */
const SMALL_IN_BYTES = 524_288;
/** Fast level for most API calls: a third of the time for 2 % more bytes. */
const TINY_IN_BYTES = 16_384;

// Levels for uncached responses; the page cache compresses better in twice the time. Browsers take Brotli, which here has
// the bytes of gzip's usual level in less than half its time; the next level would save 4 % for 60 % more.
const GZIP = { level: 2 } as const;
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 3,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
} as const;
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

const MAX_REMEMBERED = 200;
const MAX_REMEMBERED_LENGTH = 200;
const remembered = new Map<string, Encoding>();

/** Picks the best supported encoding; memoized, as browsers send few variants of the header. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const encoding = chooseEncoding(header);
  if (header.length > MAX_REMEMBERED_LENGTH) return encoding;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(header, encoding);
  return encoding;
}

function chooseEncoding(header: string): Encoding {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .toLowerCase()
        .split(';')
        .map((piece) => piece.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  const takes = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
