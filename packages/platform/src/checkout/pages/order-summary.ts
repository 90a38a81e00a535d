import { html } from 'hono/html';
import type { OrderDiscount } from '../../orders/index.ts';
import { fillIn, type Markup, resizedImageUrl } from '../../pages/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import type { Totals } from '../rules/totals.ts';

interface SummaryLine {
  readonly productTitle: string;
  readonly variantTitle: string | null;
  readonly sellingPlanName: string | null;
  readonly imageUrl: string | null;
  readonly quantity: number;
  readonly subtotalInMinorUnits: number;
  readonly totalInMinorUnits: number;
  readonly discounts: readonly Saving[];
}

/** Named as the cart names it: its title, or the code that was typed. */
type Saving = Pick<OrderDiscount, 'title' | 'amountInMinorUnits'>;

interface Summary {
  readonly lines: readonly SummaryLine[];
  /** On the order as a whole. */
  readonly discounts: readonly Saving[];
  readonly totals: Totals;
}

const THUMBNAIL_WIDTH_IN_PIXELS = 144;

/** Beside the form on a large screen; before it, folded, on a small one. */
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
  return html`<span>${texts.summary.heading}</span> <span class="number">${money(totals.totalInMinorUnits)}</span>`;
}

function content(summary: Summary, view: CheckoutContext): Markup {
  return html`<ul class="lines">
${summary.lines.map((line) => summaryLine(line, view))}
</ul>
${totalsList(summary, view)}`;
}

function summaryLine(line: SummaryLine, { texts, money }: CheckoutContext): Markup {
  const isReduced = line.totalInMinorUnits < line.subtotalInMinorUnits;
  return html`<li>
${thumbnail(line.imageUrl)}
<div>
<p class="line-title">${line.productTitle}</p>
${line.variantTitle === null ? '' : html`<p class="stone small">${line.variantTitle}</p>`}
${line.sellingPlanName === null ? '' : html`<p class="stone small">${line.sellingPlanName}</p>`}
<p class="stone small">${fillIn(texts.summary.quantity, { quantity: line.quantity })}</p>
${line.discounts.map(({ title, amountInMinorUnits }) => html`<p class="small">${title}: ${money(-amountInMinorUnits)}</p>`)}
</div>
<p class="number">${isReduced ? html`<s class="was">${money(line.subtotalInMinorUnits)}</s> ` : ''}${money(line.totalInMinorUnits)}</p>
</li>`;
}

function thumbnail(imageUrl: string | null): Markup {
  if (imageUrl === null) return html`<span class="thumbnail"></span>`;
  return html`<img class="thumbnail" src="${resizedImageUrl(imageUrl, { widthInPixels: THUMBNAIL_WIDTH_IN_PIXELS })}" alt="" width="72" height="90" loading="lazy">`;
}

function totalsList({ totals, discounts }: Summary, { texts, money }: CheckoutContext): Markup {
  const { summary } = texts;
  const delivery = totals.deliveryInMinorUnits;
  return html`<dl class="totals number">
<div><dt>${summary.subtotal}</dt><dd>${money(totals.subtotalInMinorUnits)}</dd></div>
${
  totals.discountInMinorUnits === 0
    ? ''
    : html`<div><dt>${summary.discount}</dt><dd>${money(-totals.discountInMinorUnits)}</dd></div>`
}
${discounts.map(({ title, amountInMinorUnits }) => html`<div class="stone small"><dt>${title}</dt><dd>${money(-amountInMinorUnits)}</dd></div>`)}
<div><dt>${summary.delivery}</dt><dd>${delivery === 0 ? texts.free : money(delivery)}</dd></div>
<div class="total"><dt>${summary.total}</dt><dd>${money(totals.totalInMinorUnits)}</dd></div>
<div class="stone small"><dt>${fillIn(totals.taxInMinorUnits === 0 ? summary.noTax : summary.taxIncluded, { tax: money(totals.taxInMinorUnits) })}</dt><dd></dd></div>
</dl>`;
}
