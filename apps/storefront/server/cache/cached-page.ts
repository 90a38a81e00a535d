import { createHash } from 'node:crypto';
import type { Encoding } from '../http/index.ts';
import { CACHE_TAG_HEADER, parseCacheTags } from './cache-tags.ts';
import {
  type Compression,
  compressAs,
  type PageBodies,
  plainBodyOf,
  sizeOf,
} from './page-bodies.ts';

/** Header names and values in turn, as Node writes them without looking at them again. */
type FlatHeaders = readonly string[];

/**
 * A finished page, compressed as it has been asked for: nearly all visitors of one address, or the cache between them and
 * us, take the same encoding, and thousands of pages kept in both would fill twice the memory.
 */
export interface CachedPage {
  readonly etag: string;
  readonly tags: readonly string[];
  readonly bodies: PageBodies;
  readonly headers: FlatHeaders;
  /** With what belongs to the body in each encoding: put together once, and not for each visitor. */
  readonly headersAs: Readonly<Partial<Record<Encoding, string[]>>>;
  readonly sizeInBytes: number;
}

export interface PageResponse {
  readonly status: 200 | 304;
  /** For Node to take as they are: it only reads them, whatever its types say. */
  readonly headers: string[];
  readonly body: Buffer<ArrayBuffer> | null;
}

export interface CachePageOptions {
  /** What every reply of the shop carries. */
  readonly defaultHeaders: readonly (readonly [string, string])[];
  /** What the page was made for: it is kept as its first visitor takes it. */
  readonly encoding: Encoding;
  /** The page that stood here before: when nothing has changed, its bytes are kept. */
  readonly before: CachedPage | null;
}

export async function cachePage(
  response: Response,
  { defaultHeaders: usualHeaders, encoding, before }: CachePageOptions,
): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const named = [...usualHeaders, ...response.headers].filter(([name]) => !COUNTED_BY_US.has(name));
  const etag = etagOf(body, named);
  const bodies =
    before?.etag === etag ? before.bodies : await compressAs(encodingsOf(encoding, before), body);
  const tags = parseCacheTags(response.headers.get(CACHE_TAG_HEADER));
  const headers = [...named, ['etag', etag] as const, ['vary', 'Accept-Encoding'] as const].flat();
  return pageWith({ etag, tags, headers, bodies });
}

/** The same page in one encoding more. */
export async function withEncoding(page: CachedPage, encoding: Encoding): Promise<CachedPage> {
  if (encoding === 'identity' || page.bodies[encoding] !== undefined) return page;
  const added = await compressAs([encoding], plainBodyOf(page.bodies));
  return pageWith({ ...page, bodies: { ...page.bodies, ...added } });
}

/** The answer to a visitor who has, or has not, seen the page before; null where it is not kept as they take it. */
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

/** Roughly what the headers of a page and its place in the store take, so that small pages are counted too. */
const HEADERS_IN_BYTES = 2_500;

function pageWith(page: Omit<CachedPage, 'headersAs' | 'sizeInBytes'>): CachedPage {
  const { headers, bodies } = page;
  const { br, gzip } = bodies;
  return {
    ...page,
    headersAs: {
      ...(br !== undefined && { br: headersAs(headers, 'br', br) }),
      ...(gzip !== undefined && { gzip: headersAs(headers, 'gzip', gzip) }),
    },
    sizeInBytes: sizeOf(bodies) + HEADERS_IN_BYTES,
  };
}

/** As it was asked for so far, and as it is asked for now; before anybody has said, as browsers take it. */
function encodingsOf(encoding: Encoding, before: CachedPage | null): readonly Compression[] {
  const asked = (['br', 'gzip'] as const).filter(
    (one) => one === encoding || before?.bodies[one] !== undefined,
  );
  return asked.length > 0 ? asked : ['br'];
}

function withoutType(headers: FlatHeaders): string[] {
  const at = headers.indexOf('content-type');
  return at === -1 ? [...headers] : headers.toSpliced(at, 2);
}

// Weak: the same page in two encodings has two series of bytes and one tag.
function etagOf(body: Buffer, headers: readonly (readonly [string, string])[]): string {
  const hash = createHash('sha256').update(body).update(JSON.stringify(headers));
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

function isNamedIn(header: string, etag: string): boolean {
  if (header === etag) return true;
  return header.split(',').some((one) => one.trim() === '*' || weak(one.trim()) === weak(etag));
}

const weak = (etag: string) => etag.replace(/^W\//, '');
