import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Context, Hono } from 'hono';
import { createWorkQueue, QueueFullError } from '../../../protocol/index.ts';
import {
  createImageCache,
  demoMedia,
  demoRenditions,
  imageFolder,
  type MediaFile,
} from '../../../shopify/images/index.ts';
import type { Store } from '../../../store/index.ts';
import { ContentApiError } from '../content-api-error.ts';
import { FORMATS, parseImageQuery } from './image-query.ts';
import { type Rendered, render } from './render.ts';

/** Changes when the file does, or when something else is asked of it. */
function imageKey({ name, version }: MediaFile, requested: Rendered): string {
  const parts = JSON.stringify(['contentful', name, version, requested]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 32);
}

/** Serves the files of assets, with the sizes and formats of Contentful's Images API. */
export function addImageRoute(
  app: Hono,
  store: Store,
  refuse: (c: Context, requestError: ContentApiError) => Response,
) {
  const ready = demoRenditions();
  const cache = createImageCache(imageFolder(store));
  const queue = createWorkQueue({ concurrency: 1, maxQueued: 200 });

  /** Answers a prebuilt image, a cached one, or a new rendition. */
  async function imageOf(file: MediaFile, requested: Rendered): Promise<Uint8Array<ArrayBuffer>> {
    const { width, height, quality, format } = requested;
    const isWidthAlone = height === null && quality === null && format === 'avif';
    const path = width !== null && isWidthAlone ? ready.find(file, width) : null;
    if (path !== null) return new Uint8Array(await readFile(path));
    return cache.get(imageKey(file, requested), () =>
      queue.run(() => render(file.path, requested)),
    );
  }

  app.get('/contentful/images/:space/:asset/:unique/:name', async (c) => {
    try {
      const query = parseImageQuery(new URL(c.req.url).searchParams);
      const name = c.req.param('name');
      const file = demoMedia().find(name);
      if (file === null) throw ContentApiError.notFound('Asset', name);
      const format = query.format ?? formatOf(file);
      const requested = { ...query, format };
      const headers = headersOf(format, imageKey(file, requested));
      if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers);
      return c.body(await imageOf(file, requested), 200, headers);
    } catch (error) {
      if (error instanceof ContentApiError) return refuse(c, error);
      if (error instanceof QueueFullError)
        return c.text(error.message, 503, { 'retry-after': '2' });
      throw error;
    }
  });
}

function formatOf({ format }: MediaFile): Rendered['format'] {
  if (format === 'pjpg') return 'jpg';
  return FORMATS.find((known) => known === format) ?? 'png';
}

function headersOf(format: Rendered['format'], key: string) {
  return {
    'content-type': `image/${format === 'jpg' ? 'jpeg' : format}`,
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${key}"`,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  };
}
