import { cors } from 'hono/cors';
import { type Area, createWorkQueue, SHOP_PATH } from '../../protocol/index.ts';
import { createImageCache, imageFolder } from './image-cache.ts';
import { demoMedia, demoRenditions } from './prebuilt-renditions.ts';
import { type ImageService, serveImage } from './serve-image.ts';
import { findShopFile } from './shop-files.ts';

/** Two at a time leave CPU for the shop on a small machine; a page requests some dozens. */
const QUEUE = { concurrency: 2, maxQueued: 500 };

/** The image CDN of every shop: its own files, and the demo's, which are the same in each. */
export const imagesArea: Area = {
  routes(app, { store }) {
    const service: Omit<ImageService, 'find'> = {
      ready: demoRenditions(),
      cache: createImageCache(imageFolder(store)),
      queue: createWorkQueue(QUEUE),
    };
    app.use(`${SHOP_PATH}/cdn/*`, cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'OPTIONS'] }));
    app.get(`${SHOP_PATH}/cdn/files/:name`, (c) =>
      serveImage(
        {
          ...service,
          find: (name) =>
            findShopFile(store, c.req.param('shop') ?? '', name) ?? demoMedia().find(name),
        },
        c.req.param('name'),
        c.req.raw,
      ),
    );
  },
};
