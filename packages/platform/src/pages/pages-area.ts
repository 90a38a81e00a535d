import type { Area } from '../area.ts';
import { SHOP_PATH } from '../shops/index.ts';
import { isPageAssetName, pageAsset } from './page-assets.ts';

const ONE_YEAR_IN_SECONDS = 31_536_000;

/** Styles, fonts and marks of the pages that the platform itself serves. */
export const pagesArea: Area = {
  routes(app) {
    // Under a shop's host name every path is the shop's.
    for (const path of ['/assets/:name', `${SHOP_PATH}/assets/:name`]) {
      app.get(path, (c) => {
        const name = c.req.param('name') ?? '';
        if (!isPageAssetName(name)) return c.notFound();
        const { body, contentType } = pageAsset(name);
        return c.body(body, 200, {
          'Content-Type': contentType,
          'Cache-Control': `public, max-age=${ONE_YEAR_IN_SECONDS}, immutable`,
          'X-Content-Type-Options': 'nosniff',
          // Type is fetched across origins only with leave: a letter is read in a mail program.
          ...(contentType === 'font/woff2' && { 'Access-Control-Allow-Origin': '*' }),
        });
      });
    }
  },
};
