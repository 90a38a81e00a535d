import { html } from 'hono/html';
import { SHOP_KEYS, type Shop } from '../protocol/index.ts';
import type { Markup, PageDocument } from '../protocol/pages/index.ts';
import {
  type BreachKind,
  type BrokenPromise,
  type Discount,
  discountGid,
  type Promises,
  statusOf,
  summaryOf,
} from '../shopify/discounts/index.ts';
import { CONSOLE_LANGUAGE, consoleLayout } from './console-layout.ts';

interface PromisingMarket {
  readonly locale: string;
  readonly promises: Promises;
  readonly broken: readonly BrokenPromise[];
}

interface DiscountsPage {
  readonly shop: Shop;
  readonly discounts: readonly Discount[];
  readonly markets: readonly PromisingMarket[];
  readonly now: Date;
}

const REMEDIES: Readonly<Record<BreachKind, { readonly is: string; readonly mend: string }>> = {
  missing: {
    is: 'The shop has no automatic discount of this id.',
    mend: 'Make the discount, or take its id out of the promotion settings of the content.',
  },
  ended: {
    is: 'The discount has ended: nobody gets it.',
    mend: 'Start it again, or take its id out of the promotion settings of the content.',
  },
  givesNothing: {
    is: 'The discount gives no product to choose, so it cannot be shown.',
    mend: 'Let it give named products that the shop sells: buy X get Y, not a collection.',
  },
  standsAlone: {
    is: 'The discount does not combine with other product discounts: one promotion switches off another.',
    mend: 'Let it combine with product discounts, or promise one of them only.',
  },
  noFreeItem: {
    is: 'The free item is not sold in this shop.',
    mend: 'Add the product to the shop, or choose another one in the promotion settings of the content.',
  },
};

/** What the content promises in vain comes before the discounts. */
export function discountsPage({ shop, discounts, markets, now }: DiscountsPage): PageDocument {
  const title = `Discounts of ${shop.name}`;
  const broken = markets.filter((market) => market.broken.length > 0);
  const content = html`<h1>${title}</h1>
<nav class="desk-nav" aria-label="Shops">
${SHOP_KEYS.map((key) => html`<a class="quiet-link" href="/console/discounts?shop=${key}"${key === shop.key ? html` aria-current="page"` : ''}>${key}</a> `)}
</nav>
<section aria-labelledby="promises-heading">
<h2 id="promises-heading">Promised by the content</h2>
${broken.length === 0 ? html`<p class="stone">Shoppers get all that is promised.</p>` : broken.map(breaches)}
</section>
<section>
<h2 id="discounts-heading">${discounts.length} ${discounts.length === 1 ? 'discount' : 'discounts'}</h2>
<div class="table-frame" tabindex="0" role="region" aria-labelledby="discounts-heading"><table>
<thead><tr><th scope="col">Title</th><th scope="col">Id</th><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Gives</th><th scope="col">With other product discounts</th><th scope="col">Promised in</th></tr></thead>
<tbody>
${discounts.map((discount) => row(discount, shop, markets, now))}
</tbody>
</table></div>
</section>`;
  return { languageTag: CONSOLE_LANGUAGE, title, body: consoleLayout(content) };
}

function breaches({ locale, broken }: PromisingMarket): Markup {
  return html`${broken.map(
    ({
      kind,
      subject,
      title,
    }) => html`<article class="group" aria-label="${title ?? subject}, ${locale}">
<h3>${title ?? subject}</h3>
<dl class="facts">
<dt>Market</dt><dd>${locale}</dd>
${title === null ? '' : html`<dt>Id</dt><dd class="number">${subject}</dd>`}
<dt>Problem</dt><dd>${REMEDIES[kind].is}</dd>
<dt>What to do</dt><dd>${REMEDIES[kind].mend}</dd>
</dl>
</article>`,
  )}`;
}

function row(
  discount: Discount,
  shop: Shop,
  markets: readonly PromisingMarket[],
  now: Date,
): Markup {
  const id = discountGid(discount);
  const promising = markets.filter(({ promises }) => promises.discountIds.includes(id));
  return html`<tr>
<th scope="row">${discount.title}</th><td class="number">${id}</td>
<td>${discount.code ?? 'automatic'}</td><td>${statusOf(discount, now).toLowerCase()}</td>
<td>${summaryOf(discount, shop.currencyCode)}</td>
<td>${discount.combinesWith.productDiscounts ? 'combines' : 'stands alone'}</td>
<td>${promising.map(({ locale }) => locale).join(', ') || 'none'}</td>
</tr>`;
}
