import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib';
import type { Encoding } from '../http/index.ts';
import { ownBuffer, type SharedPage } from '../shared-state/index.ts';
import { CACHE_TAG_HEADER, parseCacheTags } from './cache-tags.ts';

/** Alternating header names and values, as Node's `writeHead` takes them. */
type FlatHeaders = readonly string[];

/**
 * A finished page, compressed on first use: nearly all visitors and the CDN take the same encoding, and storing
 * both would double the memory.
 */
export interface CachedPage {
  readonly etag: string;
  readonly tags: readonly string[];
  readonly bodies: PageBodies;
  readonly headers: FlatHeaders;
  /** Headers per encoding, built once. */
  readonly headersAs: Readonly<Partial<Record<Encoding, string[]>>>;
  readonly sizeInBytes: number;
  /** Moment at which the clock changes the page, in milliseconds since 1970; infinite without one. */
  readonly changesAtInMs: number;
}

export interface PageResponse {
  readonly status: 200 | 304;
  /** Mutable only because Node's types require it. */
  readonly headers: string[];
  readonly body: Buffer<ArrayBuffer> | null;
}

export interface CachePageOptions {
  readonly defaultHeaders: readonly (readonly [string, string])[];
  /** Encodings that the first visitor accepts. */
  readonly encoding: Encoding;
  /** The previous version; its bytes are reused when nothing changed. */
  readonly before: CachedPage | null;
}

export async function cachePage(
  response: Response,
  { defaultHeaders, encoding, before }: CachePageOptions,
): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const named = [...defaultHeaders, ...response.headers].filter(
    ([name]) => !COUNTED_BY_US.has(name),
  );
  const etag = etagOf(body, named);
  const bodies =
    before?.etag === etag ? before.bodies : await compressAs(encodingsOf(encoding, before), body);
  const tags = parseCacheTags(response.headers.get(CACHE_TAG_HEADER));
  const vary = response.headers.get('vary') ?? 'Accept-Encoding';
  const headers = [...named, ['etag', etag] as const, ['vary', vary] as const].flat();
  return pageWith({ etag, tags, headers, bodies });
}

/** A page that another server has made. */
export function restoredPage({ etag, tags, headers, bodies }: SharedPage): CachedPage {
  return pageWith({ etag, tags, headers, bodies });
}

/** Names the age of a page that is shown in place of an error, as RFC 9211 says it. */
export function markedOld(page: CachedPage, ageInMs: number): CachedPage {
  const status = `storefront; hit; ttl=-${Math.round(ageInMs / 1000)}; detail=last-good`;
  return pageWith({ ...page, headers: [...page.headers, 'cache-status', status] });
}

/** Tells whether the clock has changed a page since it was made. */
export function isOver({ changesAtInMs }: CachedPage): boolean {
  return changesAtInMs !== Number.POSITIVE_INFINITY && Date.now() >= changesAtInMs;
}

/** Adds one more encoding of the same page. */
export function withEncoding(page: CachedPage, encoding: Encoding): CachedPage {
  if (encoding === 'identity' || page.bodies[encoding] !== undefined) return page;
  const added = ownBuffer(COMPRESS_NOW[encoding](plainBodyOf(page.bodies)));
  return pageWith({ ...page, bodies: { ...page.bodies, [encoding]: added } });
}

/** Responds with 200 or 304; null when no acceptable encoding is cached. */
export function responseFromCache(
  page: CachedPage,
  encoding: Encoding,
  ifNoneMatch: string | null | undefined,
): PageResponse | null {
  if (ifNoneMatch && isNamedIn(ifNoneMatch, page.etag)) {
    return { status: 304, headers: withoutType(page.headers), body: null };
  }
  const body = encoding === 'identity' ? plainBodyOf(page.bodies) : page.bodies[encoding];
  if (body === undefined) return null;
  const headers = page.headersAs[encoding] ?? headersAs(page.headers, encoding, body);
  return { status: 200, headers, body };
}

function headersAs(headers: FlatHeaders, encoding: Encoding, body: Buffer): string[] {
  const named = encoding === 'identity' ? headers : [...headers, 'content-encoding', encoding];
  return [...named, 'content-length', String(body.length)];
}

const COUNTED_BY_US: ReadonlySet<string> = new Set(['etag', 'vary', 'content-length']);

/** Estimated overhead of a page's headers and map entry, so that small pages count too. */
const HEADERS_IN_BYTES = 2_500;

function pageWith(
  page: Omit<CachedPage, 'headersAs' | 'sizeInBytes' | 'changesAtInMs'>,
): CachedPage {
  const { headers, bodies } = page;
  const { br, gzip } = bodies;
  const expires = headers.indexOf('expires');
  return {
    ...page,
    headersAs: {
      ...(br !== undefined && { br: headersAs(headers, 'br', br) }),
      ...(gzip !== undefined && { gzip: headersAs(headers, 'gzip', gzip) }),
    },
    sizeInBytes: sizeOf(bodies) + HEADERS_IN_BYTES,
    changesAtInMs:
      expires === -1 ? Number.POSITIVE_INFINITY : Date.parse(headers[expires + 1] ?? ''),
  };
}

/** Returns the encodings requested so far and now; Brotli by default. */
function encodingsOf(encoding: Encoding, before: CachedPage | null): readonly Compression[] {
  const requested = (['br', 'gzip'] as const).filter(
    (one) => one === encoding || before?.bodies[one] !== undefined,
  );
  return requested.length > 0 ? requested : ['br'];
}

function withoutType(headers: FlatHeaders): string[] {
  const at = headers.indexOf('content-type');
  return at === -1 ? [...headers] : headers.toSpliced(at, 2);
}

// Weak: both encodings of a page share one tag.
function etagOf(body: Buffer, headers: readonly (readonly [string, string])[]): string {
  const hash = createHash('sha256').update(body).update(JSON.stringify(headers));
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

function isNamedIn(header: string, etag: string): boolean {
  if (header === etag) return true;
  return header.split(',').some((one) => one.trim() === '*' || weak(one.trim()) === weak(etag));
}

const weak = (etag: string) => etag.replace(/^W\//, '');

type Compression = Exclude<Encoding, 'identity'>;

/** A page in at least one encoding. */
type PageBodies = Readonly<Partial<Record<Compression, Buffer<ArrayBuffer>>>>;

// Five levels more save 3 % of the bytes and take twenty times as long.
const BROTLI_QUALITY = 6;
const NOTHING = Buffer.alloc(0);
const compressBrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const compressGzip = promisify<Buffer, ZlibOptions, Buffer>(gzip);

const COMPRESS: Readonly<Record<Compression, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => compressBrotli(body, brotliOptionsFor(body)),
  gzip: (body) => compressGzip(body, {}),
};
const COMPRESS_NOW: Readonly<Record<Compression, (body: Buffer) => Buffer>> = {
  br: (body) => brotliCompressSync(body, brotliOptionsFor(body)),
  gzip: (body) => gzipSync(body),
};

function brotliOptionsFor(body: Buffer): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
}

async function compressAs(encodings: readonly Compression[], body: Buffer): Promise<PageBodies> {
  const compressed = encodings.map(async (encoding) => {
    // The compressor's larger buffer would stay in memory.
    return [encoding, ownBuffer(await COMPRESS[encoding](body))] as const;
  });
  return Object.fromEntries(await Promise.all(compressed));
}

function plainBodyOf({ br, gzip: gzipped }: PageBodies): Buffer<ArrayBuffer> {
  return gzipped === undefined ? brotliDecompressSync(br ?? NOTHING) : gunzipSync(gzipped);
}

function sizeOf({ br = NOTHING, gzip: gzipped = NOTHING }: PageBodies): number {
  return br.length + gzipped.length;
}
