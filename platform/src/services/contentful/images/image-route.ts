import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Context, Hono } from 'hono';
import { createWorkQueue, QueueFullError, type WorkQueue } from '../../../protocol/index.ts';
import {
  createImageCache,
  demoMedia,
  demoRenditions,
  type ImageCache,
  imageFolder,
  type MediaFile,
  type PrebuiltRenditions,
} from '../../../shopify/images/index.ts';
import type { Store } from '../../../store/index.ts';
import { ContentApiError } from '../content-api-error.ts';
import { parseImageQuery } from './image-query.ts';
import { type Rendered, render } from './render.ts';

interface ContentImages {
  readonly ready: PrebuiltRenditions;
  readonly cache: ImageCache;
  readonly queue: WorkQueue;
}

/** Changes when the file does, or when something else is asked of it. */
function imageKey({ name, version }: MediaFile, requested: Rendered): string {
  const parts = JSON.stringify(['contentful', name, version, requested]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 32);
}

/** A prebuilt image, a cached one, or a new rendition. */
async function contentImage(
  { ready, cache, queue }: ContentImages,
  file: MediaFile,
  requested: Rendered,
): Promise<Uint8Array<ArrayBuffer>> {
  const path = asksForWidthAlone(requested) ? ready.find(file, requested.width) : null;
  if (path !== null) return new Uint8Array(await readFile(path));
  return cache.get(imageKey(file, requested), () => queue.run(() => render(file.path, requested)));
}

function asksForWidthAlone(
  requested: Rendered,
): requested is Rendered & { readonly width: number } {
  const { width, height, fit, radius, quality, format } = requested;
  const others = [height, fit, radius, quality];
  return width !== null && format === 'avif' && others.every((other) => other === null);
}

const QUEUE = { concurrency: 1, maxQueued: 200 };

const CONTENT_TYPE: Readonly<Record<Rendered['format'], string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** The files of assets, with the parameters of Contentful's Images API. */
export function addImageRoute(
  app: Hono,
  store: Store,
  refuse: (c: Context, requestError: ContentApiError) => Response,
) {
  const images = {
    ready: demoRenditions(),
    cache: createImageCache(imageFolder(store)),
    queue: createWorkQueue(QUEUE),
  };
  app.get('/contentful/images/:space/:asset/:unique/:name', async (c) => {
    try {
      const query = parseImageQuery(new URL(c.req.url).searchParams);
      const name = c.req.param('name');
      const file = demoMedia().find(name);
      if (file === null) throw ContentApiError.notFound('Asset', name);
      const format = query.format ?? formatOf(file.format);
      const requested = { ...query, format };
      const headers = headersOf(format, imageKey(file, requested));
      if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers);
      return c.body(await contentImage(images, file, requested), 200, headers);
    } catch (error) {
      if (error instanceof ContentApiError) return refuse(c, error);
      if (error instanceof QueueFullError)
        return c.text(error.message, 503, { 'retry-after': '2' });
      throw error;
    }
  });
}

function formatOf(format: string): Rendered['format'] {
  return format === 'pjpg' || format === 'jpg'
    ? 'jpg'
    : format === 'webp' || format === 'avif'
      ? format
      : 'png';
}

function headersOf(format: Rendered['format'], key: string) {
  return {
    'content-type': CONTENT_TYPE[format],
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${key}"`,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  };
}
