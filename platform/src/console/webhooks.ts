import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { PlatformContext } from '../protocol/index.ts';
import { recordChange } from '../shopify/admin/index.ts';
import { CONTENT, type Delivery, listFailed, sendAgain } from '../shopify/webhooks/index.ts';
import { dataTable, deskPage, FORM_GUARDS, readForm, sendDesk } from './desk.ts';

const LISTED = 100;

const again = (id: string, text: string, name: string) =>
  html`<form method="post" action="/console/webhooks"><input type="hidden" name="id" value="${id}">
<button class="as-link" aria-label="${name}">${text}</button></form>`;

/** Lists webhooks that nobody took within four hours, and sends them again. */
export function webhookRoutes(app: Hono, context: PlatformContext): void {
  const { store, now } = context;
  app.get('/console/webhooks', (c) => {
    const failed = listFailed(store.read);
    const table = dataTable<Delivery>(
      'failed-heading',
      [
        { heading: 'Topic', cell: ({ topic }) => topic, kind: 'head' },
        { heading: 'Of', cell: ({ shop }) => (shop === CONTENT ? 'content' : shop) },
        { heading: 'To', cell: ({ address }) => address, kind: 'wrap' },
        { heading: 'Given up', cell: ({ failedAt }) => failedAt ?? '' },
        {
          heading: 'Again',
          cell: ({ id, topic, shop }) => again(id, 'Send again', `Send again: ${topic} of ${shop}`),
        },
      ],
      failed.slice(0, LISTED),
    );
    const content = html`<h1>Webhooks that did not arrive</h1>
<p class="stone">Each was tried nine times within four hours.</p>
${failed.length > 0 && again('', 'Send all again', 'Send all again')}
<section><h2 id="failed-heading">${failed.length} failed</h2>
${table}
</section>`;
    return sendDesk(c, context, deskPage('Webhooks', content));
  });
  app.post('/console/webhooks', ...FORM_GUARDS, async (c) => {
    const id = (await readForm(c))('id') || null;
    await store.write((sql) => {
      const sent = listFailed(sql).filter((one) => id === null || one.id === id);
      sendAgain(sql, now(), id);
      for (const shop of new Set(sent.map((one) => one.shop))) {
        const ids = sent.filter((one) => one.shop === shop).map((one) => one.id);
        const [at, what] = [now().toISOString(), 'webhooks send again'];
        recordChange(sql, { shop, at, way: 'console', what, ids, outcome: 'done' });
      }
    });
    return c.redirect('/console/webhooks', 303);
  });
}
