import { cors } from 'hono/cors';
import { type Area, createWorkQueue, SHOP_PATH } from '../../protocol/index.ts';
import type { Store } from '../../store/index.ts';
import { createImageCache, imageFolder } from './image-cache.ts';
import type { MediaFile } from './media-library.ts';
import { demoMedia, demoRenditions } from './prebuilt-renditions.ts';
import { type ImageService, serveImage } from './serve-image.ts';
import { findShopFile } from './shop-files.ts';

/** Two at a time leave CPU for the shop on a small machine; a page requests some dozens. */
const QUEUE = { concurrency: 2, maxQueued: 500 };

export function openImageService(store: Store, queue = QUEUE): ImageService {
  return {
    ready: demoRenditions(),
    cache: createImageCache(imageFolder(store)),
    queue: createWorkQueue(queue),
  };
}

function findFile(store: Store, shop: string, name: string): MediaFile | null {
  return findShopFile(store, shop, name) ?? demoMedia().find(name);
}

/** The image CDN of every shop: its own files, and the demo's, which are the same in each. */
export const imagesArea: Area = {
  routes(app, { store }) {
    const service = openImageService(store);
    app.use(`${SHOP_PATH}/cdn/*`, cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'OPTIONS'] }));
    app.get(`${SHOP_PATH}/cdn/files/:name`, (c) =>
      serveImage(
        service,
        findFile(store, c.req.param('shop') ?? '', c.req.param('name')),
        c.req.raw,
      ),
    );
  },
};
