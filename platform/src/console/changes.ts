import type { Hono } from 'hono';
import { html } from 'hono/html';
import { type PlatformContext, SHOP_KEYS } from '../protocol/index.ts';
import { field } from '../protocol/pages/index.ts';
import { listChanges, type RecordedChange } from '../shopify/admin/index.ts';
import {
  beforeIdIn,
  dataTable,
  deskPage,
  olderLink,
  PLAIN_FIELD,
  sendDesk,
  shopIn,
  type TableColumn,
  wordsIn,
} from './desk.ts';

const PATH = '/console/changes';
const LISTED = 50;

const COLUMNS: readonly TableColumn<RecordedChange>[] = [
  { heading: 'Change', cell: ({ what }) => what, kind: 'head' },
  { heading: 'Shop', cell: ({ shop }) => shop },
  { heading: 'By', cell: ({ way }) => way },
  { heading: 'On', cell: ({ at }) => at, kind: 'number' },
  { heading: 'Outcome', cell: ({ outcome }) => outcome },
  {
    heading: 'Entities',
    cell: ({ ids }) => ids.trim().replaceAll(' ', ', ') || 'none',
    kind: 'wrap',
  },
];

/** Lists who changed what, the latest first. */
export function changeRoutes(app: Hono, context: PlatformContext): void {
  app.get(PATH, (c) => {
    const shop = shopIn(c, context)?.key ?? null;
    const entity = wordsIn(c, 'entity');
    const filter = { shop, entity, ...beforeIdIn(c) };
    const changes = listChanges(context.store.read, filter, LISTED);
    const title = shop === null ? 'Changes' : `Changes in ${shop}`;
    const shops = SHOP_KEYS.map((key) => ({ value: key, label: key }));
    const content = html`<h1>${title}</h1>
<form class="group" method="get" action="${PATH}">
<div class="fields">
${field({ ...PLAIN_FIELD, name: 'shop', label: 'Shop', value: shop ?? '', choices: shops, emptyChoice: 'All', width: 'half' })}
${field({ ...PLAIN_FIELD, name: 'entity', label: 'Entity', hint: 'Such as Order, DiscountAutomaticNode/1002, shop or content', value: entity, width: 'half' })}
</div>
<p><button class="button" type="submit">Show</button></p>
</form>
<section>
<h2 id="list-heading">Latest first</h2>
${changes.length === 0 ? html`<p class="stone">Nothing was changed.</p>` : dataTable('list-heading', COLUMNS, changes)}
${olderLink(PATH, { what: 'changes', shown: changes, pageSize: LISTED, shop, entity })}
</section>`;
    return sendDesk(c, context, deskPage(title, content));
  });
}
