import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { QueueFullError, type WorkQueue } from '../../protocol/index.ts';
import type { ImageCache } from './image-cache.ts';
import { type ImageFormat, negotiateFormat, parseImageRequest } from './image-request.ts';
import type { MediaFile } from './media-library.ts';
import type { PrebuiltRenditions } from './prebuilt-renditions.ts';
import { type ResolvedImageRequest, renderImage } from './render-image.ts';

export interface ImageService {
  readonly ready: PrebuiltRenditions;
  readonly cache: ImageCache;
  readonly queue: WorkQueue;
}

const CONTENT_TYPE: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
  png: 'image/png',
};

/** Answers one address of a shop's CDN: `/cdn/files/<name>?width=…&height=…&crop=…&format=…`. */
export async function serveImage(
  service: ImageService,
  file: MediaFile | null,
  request: Request,
): Promise<Response> {
  const parsed = parseImageRequest(new URL(request.url).searchParams);
  if (parsed.kind === 'bad') return plain(400, parsed.message);
  if (file === null) return plain(404, 'There is no such file.');
  const { format } = parsed.request;
  const accepted = format ?? negotiateFormat(request.headers.get('accept'), file.format);
  const requested = { ...parsed.request, format: accepted };
  return answerImage(service, file, requested, request, format === null ? { vary: 'Accept' } : {});
}

/** Answers a picture in a size and format, or that a known one has not changed. */
export async function answerImage(
  service: ImageService,
  file: MediaFile,
  requested: ResolvedImageRequest,
  request: Request,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const key = cacheKey(file, requested);
  const headers = { ...headersOf(requested.format, key), ...more };
  if (matches(request.headers.get('if-none-match'), `"${key}"`)) {
    return new Response(null, { status: 304, headers });
  }
  try {
    return new Response(await bytesOf(service, file, requested, key), { headers });
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    return plain(503, error.message, { 'retry-after': '2' });
  }
}

async function bytesOf(
  { ready, cache, queue }: ImageService,
  file: MediaFile,
  requested: ResolvedImageRequest,
  key: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const path = lyingReady(ready, file, requested);
  if (path !== null) return new Uint8Array(await readFile(path));
  return cache.get(key, () => queue.run(() => renderImage(file.path, requested)));
}

function lyingReady(
  ready: PrebuiltRenditions,
  file: MediaFile,
  { width, height, crop, format, quality = null }: ResolvedImageRequest,
): string | null {
  if (height !== null || crop !== null || quality !== null) return null;
  if (width === null) return format === file.format ? file.path : null;
  return format === 'avif' ? ready.find(file, width) : null;
}

const KEY_LENGTH = 32;

function cacheKey(file: MediaFile, requested: ResolvedImageRequest): string {
  const { width, height, crop, format, quality } = requested;
  const sized = [file.name, file.version, width, height, crop, format];
  const parts = [...sized, ...(quality ? [quality] : [])].join('|');
  return createHash('sha256').update(parts).digest('hex').slice(0, KEY_LENGTH);
}

function headersOf(format: ImageFormat, key: string): Record<string, string> {
  return {
    'content-type': CONTENT_TYPE[format],
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${key}"`,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  };
}

function matches(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

function plain(status: number, message: string, headers: Record<string, string> = {}): Response {
  return new Response(`${message}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}
