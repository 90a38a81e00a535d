import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { countOf, gid, type PlatformContext, type Shop } from '../protocol/index.ts';
import { field, formatMoney, type Markup } from '../protocol/pages/index.ts';
import { recordChange } from '../shopify/admin/index.ts';
import {
  type GiftCard,
  type GiftCardProblem,
  issueInWrite,
  listGiftCards,
} from '../shopify/gift-cards/index.ts';
import {
  amountTyped,
  CONSOLE_LANGUAGE,
  dataTable,
  deskPage,
  FORM_GUARDS,
  KEY,
  PLAIN_FIELD,
  readForm,
  sendDesk,
  shopIn,
  shopLinks,
  type TableColumn,
} from './desk.ts';

interface GiftCardForm {
  readonly amount: string;
  readonly code: string;
}

interface FormProblem {
  readonly field: keyof GiftCardForm;
  readonly text: string;
}

const PROBLEMS: Readonly<Record<GiftCardProblem, FormProblem>> = {
  amount: { field: 'amount', text: 'The amount is more than 0: 25 or 12.50.' },
  tooMuch: { field: 'amount', text: 'The amount is at most 10,000,000.' },
  tooShort: { field: 'code', text: 'The code has at least 8 letters and digits.' },
  tooLong: { field: 'code', text: 'The code has at most 20 letters and digits.' },
  characters: { field: 'code', text: 'The code has letters and digits alone.' },
  taken: { field: 'code', text: 'Another card has this code.' },
  // The form asks for none.
  date: { field: 'amount', text: 'The last day is no date.' },
};

function columnsOf({ currencyCode }: Shop): readonly TableColumn<GiftCard>[] {
  const money = (amount: number) => formatMoney(amount, currencyCode, CONSOLE_LANGUAGE);
  return [
    {
      heading: 'Code',
      cell: ({ lastCharacters: end }) => html`<code>•••• ${end.toUpperCase()}</code>`,
      kind: 'head',
    },
    { heading: 'Issued with', cell: (card) => money(card.initialInMinorUnits), kind: 'amount' },
    { heading: 'Balance', cell: (card) => money(card.balanceInMinorUnits), kind: 'amount' },
    { heading: 'State', cell: stateOf },
  ];
}

/** Issues a card, and leaves an entry of it in the same transaction. */
function issue({ store, ids, now }: PlatformContext, shop: string, typed: GiftCardForm) {
  return store.write((sql) => {
    const outcome = issueInWrite(sql, { ids, now }, shop, {
      code: typed.code || null,
      initialInMinorUnits: amountTyped(typed.amount),
      expiresOn: null,
      note: null,
    });
    if (outcome.kind === 'issued') {
      const cards = [gid('GiftCard', outcome.card.id)];
      const entry = { shop, at: now().toISOString(), way: 'console', ids: cards } as const;
      recordChange(sql, { ...entry, what: 'gift card issue', outcome: 'done' });
    }
    return outcome;
  });
}

function stateOf({ deactivatedAt, expiresOn }: GiftCard): string {
  if (deactivatedAt !== null) return 'taken out of use';
  return expiresOn === null ? 'in use' : `until ${expiresOn}`;
}

function issueForm(shop: Shop, typed: GiftCardForm, problem: FormProblem | null): Markup {
  const question = (name: keyof GiftCardForm) => {
    const own = problem?.field === name ? problem.text : null;
    return { ...PLAIN_FIELD, name, value: typed[name], problem: own, isFocused: own !== null };
  };
  return html`<form class="group" method="post" action="/console/${shop.key}/gift-cards">
${field({ ...question('amount'), label: `Amount in ${shop.currencyCode}`, inputMode: 'decimal', isRequired: true })}
${field({ ...question('code'), label: 'Code (optional)', hint: '8 to 20 letters and digits', maximumLength: 40 })}
<p><button class="button" type="submit">Issue a gift card</button></p>
</form>`;
}

const NOTHING_TYPED: GiftCardForm = { amount: '', code: '' };

interface Shown {
  readonly typed: GiftCardForm;
  readonly problem: FormProblem | null;
  /** Told this once: the store has its hash alone. */
  readonly issuedCode: string | null;
}

/** Makes money for the person at this machine to try the checkout with. */
export function giftCardRoutes(app: Hono, context: PlatformContext): void {
  const { shops, store } = context;
  const show = (
    c: Context,
    shop: Shop,
    { typed = NOTHING_TYPED, problem = null, issuedCode = null }: Partial<Shown> = {},
  ) => {
    const cards = listGiftCards(store.read, shop.key).toReversed();
    const title = `Gift cards of ${shop.name}`;
    const content = html`<h1>${title}</h1>
${shopLinks('/console/gift-cards', shop)}
${issuedCode === null ? '' : html`<p role="status">Issued: <code>${issuedCode.toUpperCase()}</code>. The code is shown this once.</p>`}
${issueForm(shop, typed, problem)}
<section>
<h2 id="cards-heading">${countOf(cards.length, 'card')}</h2>
${dataTable('cards-heading', columnsOf(shop), cards)}
</section>`;
    return sendDesk(c, context, deskPage(title, content), problem === null ? 200 : 422);
  };

  app.get('/console/gift-cards', (c) => show(c, shopIn(c, context) ?? shops.nl));
  app.post(`/console/${KEY}/gift-cards`, ...FORM_GUARDS, async (c) => {
    const shop = shopIn(c, context) ?? shops.nl;
    const text = await readForm(c);
    const typed = { amount: text('amount'), code: text('code') };
    const outcome = await issue(context, shop.key, typed);
    if (outcome.kind === 'refused') {
      return show(c, shop, { typed, problem: PROBLEMS[outcome.problem] });
    }
    return show(c, shop, { issuedCode: outcome.code });
  });
}
