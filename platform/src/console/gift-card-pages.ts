import { html } from 'hono/html';
import { SHOP_KEYS, type Shop } from '../protocol/index.ts';
import { field, type Markup, type PageDocument } from '../protocol/pages/index.ts';
import type { GiftCard } from '../shopify/gift-cards/index.ts';
import { CONSOLE_LANGUAGE, consoleLayout } from './console-layout.ts';

interface GiftCardsPage {
  readonly shop: Shop;
  /** The newest first. */
  readonly cards: readonly GiftCard[];
  readonly money: (amountInMinorUnits: number) => string;
  readonly typed: GiftCardForm;
  /** Why none was issued. */
  readonly problem: FormProblem | null;
}

export interface GiftCardForm {
  readonly amount: string;
  readonly code: string;
}

export interface FormProblem {
  readonly field: keyof GiftCardForm;
  readonly text: string;
}

/** Unlike a shop's admin, it shows whole codes: they are for trying the checkout on this machine. */
export function giftCardsPage(page: GiftCardsPage): PageDocument {
  const { shop, cards, money } = page;
  const title = `Gift cards of ${shop.name}`;
  const content = html`<h1>${title}</h1>
<nav class="desk-nav" aria-label="Shops">
${SHOP_KEYS.map((key) => html`<a class="quiet-link" href="/console/gift-cards?shop=${key}"${key === shop.key ? html` aria-current="page"` : ''}>${key}</a> `)}
</nav>
${issueForm(page)}
<section>
<h2 id="cards-heading">${cards.length} ${cards.length === 1 ? 'card' : 'cards'}</h2>
<div class="table-frame" tabindex="0" role="region" aria-labelledby="cards-heading"><table>
<thead><tr><th scope="col">Code</th><th scope="col" class="amount">Issued with</th><th scope="col" class="amount">Balance</th><th scope="col">State</th></tr></thead>
<tbody>
${cards.map((card) => row(card, money))}
</tbody>
</table></div>
</section>`;
  return { languageTag: CONSOLE_LANGUAGE, title, body: consoleLayout(content) };
}

function issueForm({ shop, typed, problem }: GiftCardsPage): Markup {
  const question = (name: keyof GiftCardForm) => {
    const own = problem?.field === name ? problem.text : null;
    const value = typed[name];
    return { name, value, problem: own, isFocused: own !== null, autocomplete: 'off' };
  };
  return html`<form class="group" method="post" action="/console/${shop.key}/gift-cards">
${field({ ...question('amount'), label: `Amount in ${shop.currencyCode}`, inputMode: 'decimal', isRequired: true })}
${field({ ...question('code'), label: 'Code (optional)', hint: '8 to 20 letters and digits', isRequired: false, maximumLength: 40 })}
<p><button class="button" type="submit">Issue a gift card</button></p>
</form>`;
}

function row(card: GiftCard, money: GiftCardsPage['money']): Markup {
  const until = card.expiresOn === null ? 'in use' : `until ${card.expiresOn}`;
  return html`<tr>
<th scope="row"><code>${card.code.toUpperCase()}</code></th>
<td class="amount number">${money(card.initialInMinorUnits)}</td>
<td class="amount number">${money(card.balanceInMinorUnits)}</td>
<td>${card.deactivatedAt === null ? until : 'taken out of use'}</td>
</tr>`;
}
