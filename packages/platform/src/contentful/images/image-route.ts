import type { Context, Hono } from 'hono';
import { createImageCache, demoMedia, demoRenditions, imageFolder } from '../../images/index.ts';
import type { Store } from '../../store/index.ts';
import { createWorkQueue, QueueFullError } from '../../work-queue/work-queue.ts';
import { ContentRefusal } from '../refusal.ts';
import { parseImageQuery } from './image-query.ts';
import type { Rendered } from './render.ts';
import { contentImage, imageKey } from './serve-content-image.ts';

const QUEUE = { atATime: 1, waiting: 200 };

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
  refuse: (c: Context, refusal: ContentRefusal) => Response,
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
      if (file === null) throw ContentRefusal.notFound('Asset', name);
      const format = query.format ?? formatOf(file.format);
      const wanted = { ...query, format };
      const headers = headersOf(format, imageKey(file, wanted));
      if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers);
      return c.body(await contentImage(images, file, wanted), 200, headers);
    } catch (error) {
      if (error instanceof ContentRefusal) return refuse(c, error);
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
