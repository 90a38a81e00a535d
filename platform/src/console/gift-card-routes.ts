import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { gid, isShopKey, type PlatformContext, SHOP_KEYS, type Shop } from '../protocol/index.ts';
import { formatMoney, sendPage } from '../protocol/pages/index.ts';
import { recordChange } from '../shopify/admin/index.ts';
import {
  type GiftCardProblem,
  issueGiftCard,
  listGiftCards,
  parseAmount,
} from '../shopify/gift-cards/index.ts';
import { csrfGuard } from './console-guards.ts';
import { CONSOLE_LANGUAGE } from './console-layout.ts';
import { type FormProblem, type GiftCardForm, giftCardsPage } from './gift-card-pages.ts';

const MAX_FORM_IN_BYTES = 2_000;

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

const NOTHING_TYPED: GiftCardForm = { amount: '', code: '' };

/** Where the person at this machine makes money to try the checkout with. */
export function giftCardRoutes(app: Hono, context: PlatformContext): void {
  const { origin: imageOrigin, shops, store, brand, now } = context;
  const shopOf = (c: Context): Shop => {
    const key = c.req.param('shop') ?? c.req.query('shop') ?? '';
    return shops[isShopKey(key) ? key : 'nl'];
  };
  const show = (c: Context, shop: Shop, typed: GiftCardForm, problem: FormProblem | null) => {
    const cards = listGiftCards(store.read, shop.key).toReversed();
    const money = (amount: number) => formatMoney(amount, shop.currencyCode, CONSOLE_LANGUAGE);
    const page = giftCardsPage({ shop, cards, money, typed, problem });
    return sendPage(c, page, { imageOrigin, brand, status: problem === null ? 200 : 422 });
  };

  app.get('/console/gift-cards', (c) => show(c, shopOf(c), NOTHING_TYPED, null));
  app.post(
    `/console/:shop{${SHOP_KEYS.join('|')}}/gift-cards`,
    csrfGuard,
    bodyLimit({ maxSize: MAX_FORM_IN_BYTES }),
    async (c) => {
      const shop = shopOf(c);
      const body: Readonly<Record<string, unknown>> = await c.req.parseBody().catch(() => ({}));
      const text = (name: string) => (typeof body[name] === 'string' ? body[name].trim() : '');
      const typed = { amount: text('amount'), code: text('code') };
      const outcome = await issueGiftCard(context, shop.key, {
        code: typed.code || null,
        initialInMinorUnits: parseAmount(typed.amount.replace(',', '.')),
        expiresOn: null,
        note: null,
      });
      if (outcome.kind === 'refused') return show(c, shop, typed, PROBLEMS[outcome.problem]);
      const ids = [gid('GiftCard', outcome.card.id)];
      const at = now().toISOString();
      await store.write((sql) =>
        recordChange(sql, {
          ...{ shop: shop.key, at, way: 'console', what: 'gift card issue', ids },
          outcome: 'done',
        }),
      );
      return c.redirect(`/console/gift-cards?shop=${shop.key}`, 303);
    },
  );
}
