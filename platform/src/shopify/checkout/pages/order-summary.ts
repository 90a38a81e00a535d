import { html } from 'hono/html';
import { shopRow } from '../../../protocol/index.ts';
import { fillIn, type Markup, resizedImageUrl } from '../../../protocol/pages/index.ts';
import { hasParcel, isGivenAway, type SummedGoods, type Sums } from '../../orders/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';

type SummaryLine = SummedGoods['lines'][number] & {
  readonly productTitle: string;
  readonly variantTitle: string | null;
  readonly sellingPlanName: string | null;
  readonly imageUrl: string | null;
  readonly quantity: number;
};

interface Summary {
  readonly lines: readonly SummaryLine[];
  /** Totals: one, or one for each way of delivery while the buyer chooses: the style sheet shows the chosen one's. */
  readonly totals: readonly [MethodTotals, ...MethodTotals[]];
}

interface MethodTotals {
  /** Way of delivery, and its place among those to choose from. */
  readonly method: { readonly key: string; readonly place?: number };
  readonly isChosen?: true;
  readonly sums: Sums;
  /** Name of the amount beside gift cards, once it is paid. */
  readonly paidBy?: string;
}

const THUMBNAIL_WIDTH_IN_PIXELS = 144;

/** Stands beside the form on a large screen; before it, folded, on a small one. */
export function foldingSummary(summary: Summary, view: CheckoutContext): Markup {
  return html`<div class="summary">
<details><summary class="summary-head">${head(summary, view)}</summary>
${content(summary, view)}
</details>
<section><h2 class="summary-head">${head(summary, view)}</h2>
${content(summary, view)}
</section>
</div>`;
}

export function openSummary(summary: Summary, view: CheckoutContext): Markup {
  return html`<section class="summary"><h2 class="summary-head">${head(summary, view)}</h2>
${content(summary, view)}
</section>`;
}

function head({ totals }: Summary, { texts, money }: CheckoutContext): Markup {
  return html`<span>${texts.summary.heading}</span> <span class="number" aria-live="polite">${totals.map(
    (each) => html`<span${shownWith(each)}>${money(each.sums.dueInMinorUnits)}</span>`,
  )}</span>`;
}

function shownWith({ method, isChosen }: MethodTotals): Markup {
  return isChosen === true ? html`` : html` data-with="${method.place}"`;
}

function content(summary: Summary, view: CheckoutContext): Markup {
  return html`<ul class="lines">
${summary.lines.map((line) => summaryLine(line, view))}
</ul>
${summary.totals.map((each) => totalsList(each, view))}`;
}

function summaryLine(line: SummaryLine, { texts, money }: CheckoutContext): Markup {
  const price = money(line.subtotalInMinorUnits);
  return html`<li>
${thumbnail(line.imageUrl)}
<div>
<p class="line-title">${line.productTitle}</p>
${line.variantTitle === null ? '' : html`<p class="stone small">${line.variantTitle}</p>`}
${line.sellingPlanName === null ? '' : html`<p class="stone small">${line.sellingPlanName}</p>`}
<p class="stone small">${fillIn(texts.summary.quantity, { quantity: line.quantity })}</p>
</div>
<p class="number">${isGivenAway(line) ? html`<s class="was">${price}</s> ${texts.summary.givenAway}` : price}</p>
</li>`;
}

function thumbnail(imageUrl: string | null): Markup {
  const size = { widthInPixels: THUMBNAIL_WIDTH_IN_PIXELS };
  const image =
    imageUrl !== null &&
    html`<img src="${resizedImageUrl(imageUrl, size)}" alt="" width="72" height="90" loading="lazy">`;
  return html`<span class="thumbnail">${image || ''}</span>`;
}

/** Says which tax is in a total; gift cards, all that comes by e-mail, bear it only when they pay for something. */
export function taxText(
  taxInMinorUnits: number,
  method: string,
  { shop, texts: { summary }, money }: CheckoutContext,
): string {
  if (shopRow(shop.key).vatPercent === 0) return summary.noTax;
  return method === 'email' && taxInMinorUnits === 0
    ? summary.voucher
    : fillIn(summary.taxIncluded, { tax: money(taxInMinorUnits) });
}

/** Every amount that the total is made of, each once and by name. */
function totalsList(totals: MethodTotals, view: CheckoutContext): Markup {
  const { texts, money } = view;
  const { method, sums, paidBy } = totals;
  const { summary } = texts;
  const { deliveryInMinorUnits: delivery, taxInMinorUnits: tax } = sums;
  return html`<dl class="totals number"${shownWith(totals)}>
<div><dt>${summary.subtotal}</dt><dd>${money(sums.subtotalInMinorUnits)}</dd></div>
${sums.discounts.map(({ title, amountInMinorUnits }) => html`<div><dt>${title}</dt><dd>${money(-amountInMinorUnits)}</dd></div>`)}
${!hasParcel(method) ? '' : html`<div><dt>${summary.delivery}</dt><dd>${delivery === 0 ? texts.free : money(delivery)}</dd></div>`}
<div class="total"><dt>${summary.total}</dt><dd>${money(sums.totalInMinorUnits)}</dd><dd class="stone small">${taxText(tax, method.key, view)}</dd></div>
${sums.giftCards.map(({ lastCharacters: end, amountInMinorUnits }) => html`<div><dt>${fillIn(texts.giftCard.endingIn, { end })}</dt><dd>${money(-amountInMinorUnits)}</dd></div>`)}
${sums.giftCards.length === 0 ? '' : html`<div class="total"><dt>${paidBy ?? texts.giftCard.toPay}</dt><dd>${money(sums.dueInMinorUnits)}</dd></div>`}
</dl>`;
}
