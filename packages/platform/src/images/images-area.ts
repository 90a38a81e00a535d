import { dirname, join } from 'node:path';
import { type Area, createWorkQueue, SHOP_PATH, type Store } from '../core/index.ts';
import { createImageCache } from './image-cache.ts';
import { demoMedia, demoRenditions } from './prebuilt-renditions.ts';
import { type ImageService, serveImage } from './serve-image.ts';

/** Two at a time leave CPU for the shop on a small machine; a page requests some dozens. */
const QUEUE = { concurrency: 2, maxQueued: 500 };

/** The image CDN of every shop: the same files, since they sell the same products. */
export const imagesArea: Area = {
  routes(app, { store }) {
    const service: ImageService = {
      library: demoMedia(),
      ready: demoRenditions(),
      cache: createImageCache(imageFolder(store)),
      queue: createWorkQueue(QUEUE),
    };
    app.get(`${SHOP_PATH}/cdn/files/:name`, (c) =>
      serveImage(service, c.req.param('name'), c.req.raw),
    );
  },
};

/** Beside the data file; a store in memory keeps no images either. */
export function imageFolder(store: Store): string | null {
  const row = store.read.prepare("SELECT file FROM pragma_database_list WHERE name = 'main'").get();
  const file = row?.['file'];
  return typeof file === 'string' && file !== '' ? join(dirname(file), 'images') : null;
}
