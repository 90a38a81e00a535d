import { html } from 'hono/html';
import { SHOP_KEYS, type Shop } from '../core/index.ts';
import type { GiftCard } from '../gift-cards/index.ts';
import type { Markup, PageDocument } from '../pages/index.ts';
import { CONSOLE_LANGUAGE, consoleLayout } from './console-layout.ts';

interface GiftCardsPage {
  readonly shop: Shop;
  /** The newest first. */
  readonly cards: readonly GiftCard[];
  readonly money: (amountInMinorUnits: number) => string;
  /** Why none was issued. */
  readonly problem: string | null;
}

/** Unlike a shop's admin, it shows whole codes: they are for trying the checkout on this machine. */
export function giftCardsPage({ shop, cards, money, problem }: GiftCardsPage): PageDocument {
  const title = `Gift cards of ${shop.name}`;
  const content = html`<h1>${title}</h1>
<nav class="desk-nav" aria-label="Shops">
${SHOP_KEYS.map((key) => html`<a class="quiet-link" href="/console/gift-cards?shop=${key}"${key === shop.key ? html` aria-current="page"` : ''}>${key}</a> `)}
</nav>
<form class="group" method="post" action="/console/${shop.key}/gift-cards">
${problem === null ? '' : html`<p class="problems" role="alert">${problem}</p>`}
<div class="field"><label for="amount">Amount in ${shop.currencyCode}</label>
<input id="amount" name="amount" inputmode="decimal" autocomplete="off" required></div>
<div class="field"><label for="code">Code (optional: 8 to 20 letters and digits)</label>
<input id="code" name="code" autocomplete="off" maxlength="40"></div>
<p><button class="button" type="submit">Issue a gift card</button></p>
</form>
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

function row(card: GiftCard, money: GiftCardsPage['money']): Markup {
  const until = card.expiresOn === null ? 'in use' : `until ${card.expiresOn}`;
  return html`<tr>
<th scope="row"><code>${card.code.toUpperCase()}</code></th>
<td class="amount number">${money(card.initialInMinorUnits)}</td>
<td class="amount number">${money(card.balanceInMinorUnits)}</td>
<td>${card.deactivatedAt === null ? until : 'taken out of use'}</td>
</tr>`;
}
