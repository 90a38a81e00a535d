import { html } from 'hono/html';
import { SHOP_KEYS, type ShopKey } from '../protocol/index.ts';
import { field, type Markup, type PageDocument } from '../protocol/pages/index.ts';
import { integerColumn, type Row, textColumn } from '../store/index.ts';
import { CONSOLE_LANGUAGE, consoleLayout } from './console-layout.ts';

interface LoggedChange {
  readonly id: number;
  readonly shop: string;
  readonly at: string;
  readonly way: string;
  readonly what: string;
  readonly ids: readonly string[];
  readonly outcome: string;
}

interface ChangesPage {
  readonly changes: readonly LoggedChange[];
  readonly shop: ShopKey | null;
  readonly entity: string;
  readonly pageSize: number;
}

export function loggedChange(row: Row): LoggedChange {
  return {
    id: integerColumn(row, 'id'),
    shop: textColumn(row, 'shop'),
    at: textColumn(row, 'at'),
    way: textColumn(row, 'way'),
    what: textColumn(row, 'what'),
    ids: textColumn(row, 'ids')
      .split(' ')
      .filter((id) => id !== ''),
    outcome: textColumn(row, 'outcome'),
  };
}

export function changesPage({ changes, shop, entity, pageSize }: ChangesPage): PageDocument {
  const title = shop === null ? 'Changes' : `Changes in ${shop}`;
  const question = { problem: null, isRequired: false, isFocused: false, autocomplete: 'off' };
  const shops = SHOP_KEYS.map((key) => ({ value: key, label: key }));
  const older = new URLSearchParams({
    ...(shop !== null && { shop }),
    ...(entity !== '' && { entity }),
    before: String(changes.at(-1)?.id ?? ''),
  });
  const content = html`<h1>${title}</h1>
<form class="group" method="get" action="/console/changes">
<div class="fields">
${field({ ...question, name: 'shop', label: 'Shop', value: shop ?? '', choices: shops, emptyChoice: 'All', width: 'half' })}
${field({ ...question, name: 'entity', label: 'Entity', hint: 'Such as Order, DiscountAutomaticNode/1002, shop or content', value: entity, width: 'half' })}
</div>
<p><button class="button" type="submit">Show</button></p>
</form>
<section aria-labelledby="list-heading">
<h2 id="list-heading">Latest first</h2>
${changes.length === 0 ? html`<p class="stone">Nothing was changed.</p>` : changes.map(entry)}
${changes.length < pageSize ? '' : html`<p><a class="quiet-link" href="/console/changes?${older.toString()}">Older changes</a></p>`}
</section>`;
  return { languageTag: CONSOLE_LANGUAGE, title, body: consoleLayout(content) };
}

function entry({ id, shop, at, way, what, ids, outcome }: LoggedChange): Markup {
  return html`<article class="group" aria-labelledby="change-${id}">
<h3 id="change-${id}">${what}</h3>
<dl class="facts">
<dt>Shop</dt><dd>${shop}</dd>
<dt>By</dt><dd>${way}</dd>
<dt>On</dt><dd class="number">${at}</dd>
<dt>Outcome</dt><dd>${outcome}</dd>
<dt>Entities</dt><dd>${ids.length === 0 ? 'none' : ids.join(', ')}</dd>
</dl>
</article>`;
}
