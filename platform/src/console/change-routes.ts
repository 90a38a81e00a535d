import type { Hono } from 'hono';
import { isShopKey, type PlatformContext } from '../protocol/index.ts';
import { sendPage } from '../protocol/pages/index.ts';
import { listChanges } from '../shopify/admin/index.ts';
import { changesPage, loggedChange } from './change-pages.ts';

const LISTED = 50;
const MAX_TYPED = 100;

/** Who changed what, the latest first. */
export function changeRoutes(app: Hono, context: PlatformContext): void {
  const { origin: imageOrigin, store, brand } = context;
  app.get('/console/changes', (c) => {
    const typed = c.req.query('shop') ?? '';
    const shop = isShopKey(typed) ? typed : null;
    const entity = (c.req.query('entity') ?? '').trim().slice(0, MAX_TYPED);
    const before = c.req.query('before') ?? '';
    const filter = {
      shop,
      entity,
      ...(/^\d{1,15}$/.test(before) ? { beforeId: Number(before) } : {}),
    };
    const changes = listChanges(store.read, filter, LISTED).map(loggedChange);
    return sendPage(c, changesPage({ changes, shop, entity, pageSize: LISTED }), {
      imageOrigin,
      brand,
    });
  });
}
