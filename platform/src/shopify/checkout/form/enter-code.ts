import type { PlatformContext } from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import {
  type Cart,
  type CartPlace,
  lockCartForOrder,
  priceCurrentCart,
  saveCodes,
  withCodes,
  withGiftCards,
} from '../../cart/index.ts';
import { countAttempts, refundAttempt } from '../../customers/index.ts';
import { meaningOfCode } from '../../discounts/index.ts';
import { openGiftCard } from '../../gift-cards/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';

export const CODE_REFUSALS = ['refused', 'tooMany'] as const;

export type CodeOutcome = 'applied' | (typeof CODE_REFUSALS)[number];

type Here = Pick<CheckoutContext, 'shop' | 'language'>;

/** Puts a code on the cart if it takes something off or pays; wrong ones are counted, against guessing. */
export function enterCode(
  context: PlatformContext,
  here: Here,
  place: CartPlace,
  code: string,
): Promise<CodeOutcome> {
  return context.store.write((sql) => {
    const now = context.now();
    const cart = lockCartForOrder(sql, place, now);
    if (cart === null) return 'refused';
    const attempt = { limit: 'wrongCodeOfCart', shop: place.shop, by: place.token } as const;
    if (!countAttempts(sql, [attempt], now)) return 'tooMany';
    const changed =
      withDiscount(context, here, cart, code) ?? withGiftCard(sql, context, cart, code);
    if (changed === null) return 'refused';
    refundAttempt(sql, attempt);
    saveCodes(sql, changed, now);
    return 'applied';
  });
}

function withDiscount(context: PlatformContext, here: Here, cart: Cart, code: string): Cart | null {
  const changed = withCodes(cart, [...cart.contents.discountCodes, code]);
  return applicableCodes(context, here, changed).includes(meaningOfCode(code)) ? changed : null;
}

function withGiftCard(sql: Sql, context: PlatformContext, cart: Cart, code: string): Cart | null {
  const id = openGiftCard(sql, context, cart.shop, code);
  return id === null ? null : withGiftCards(cart, [...(cart.contents.giftCardIds ?? []), id]);
}

/** Takes a discount code or a gift card off the cart. */
export function removeCode(
  context: PlatformContext,
  place: CartPlace,
  { code, giftCardId }: { readonly code?: string; readonly giftCardId?: string },
): Promise<void> {
  return context.store.write((sql) => {
    const now = context.now();
    const cart = lockCartForOrder(sql, place, now);
    if (cart === null) return;
    const { discountCodes, giftCardIds = [] } = cart.contents;
    const keptCodes = discountCodes.filter(
      (one) => meaningOfCode(one) !== meaningOfCode(code ?? ''),
    );
    const keptCards = giftCardIds.filter((id) => String(id) !== giftCardId);
    saveCodes(sql, withGiftCards(withCodes(cart, keptCodes), keptCards), now);
  });
}

function applicableCodes(
  { store, now }: PlatformContext,
  { shop, language }: Here,
  cart: Cart,
): readonly string[] {
  const { discountCodes } = priceCurrentCart(
    { store, now, language: language.toUpperCase() },
    shop,
    cart,
  );
  return discountCodes
    .filter(({ applicable }) => applicable)
    .map(({ code }) => meaningOfCode(code));
}
