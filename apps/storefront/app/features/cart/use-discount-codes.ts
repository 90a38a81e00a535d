import type { Checkout } from '@lokke/contract/checkout';
import { giftCardOf, mayBeGiftCard } from '@lokke/domain/cart';
import { useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import type { CartOutcome } from '../../state/cart/cart-store.ts';
import { useCart } from '../../state/cart/use-cart.ts';
import { useAnnounce } from '../../ui/live-region.tsx';

type GiftCard = NonNullable<Checkout['giftCards']>[number];

/** Codes that do not apply are removed from the cart again. */
export function useDiscountCodes(checkout: Checkout) {
  const t = useT('bag');
  const announce = useAnnounce();
  const { setDiscountCodes } = useCart();
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const [refused, setRefused] = useState<Checkout['warnings']>([]);
  const [isBusy, setIsBusy] = useState(false);
  const codes = checkout.discountCodes.map(({ code }) => code);

  const refuse = (message: string): false => {
    setErrorMessage(message);
    return false;
  };

  const tellRemoved = (outcome: CartOutcome, message: string) => {
    setErrorMessage(outcome.ok ? null : `${t('cart.failed')} ${outcome.message}`);
    if (outcome.ok) announce(message);
  };

  const whileBusy = async <T>(work: () => Promise<T>): Promise<T> => {
    setIsBusy(true);
    setRefused([]);
    try {
      return await work();
    } finally {
      setIsBusy(false);
    }
  };

  const tryCode = async (code: string): Promise<boolean> => {
    const outcome = await setDiscountCodes([...codes, code]);
    if (!outcome.ok) {
      const hasTooManyCodes = 'hasTooManyCodes' in outcome;
      return refuse(
        hasTooManyCodes ? t('promo.code.tooMany') : `${t('cart.failed')} ${outcome.message}`,
      );
    }
    const applied = (outcome.checkout?.discountCodes ?? []).find(
      (known) => isSameCode(known.code, code) && known.applicable,
    );
    if (applied !== undefined) {
      announce(t('promo.code.applied', { code: applied.code }));
      return true;
    }
    const cards = outcome.checkout?.giftCards ?? [];
    const card = giftCardOf(cards, code);
    const isStillCode = outcome.checkout?.discountCodes.some((one) => isSameCode(one.code, code));
    if (card !== null && !isStillCode) {
      announce(t('giftCard.applied', { end: card.lastCharacters }));
      // A shop of an earlier version holds one gift card in a cart.
      const replaced = checkout.giftCards?.find(({ id }) => cards.every((one) => one.id !== id));
      if (replaced !== undefined) {
        setErrorMessage(t('giftCard.replaced', { end: replaced.lastCharacters }));
      }
      return true;
    }
    await setDiscountCodes(codes.filter((known) => !isSameCode(known, code)));
    setRefused(outcome.checkout?.warnings ?? []);
    const message = t('promo.code.refused', { code });
    // A shop of an earlier version takes gift cards at its checkout alone.
    const isLater = outcome.checkout?.giftCards === undefined && mayBeGiftCard(code);
    return refuse(isLater ? `${message} ${t('giftCard.atCheckout')}` : message);
  };

  return {
    errorMessage,
    // Not those of a code on its way out again.
    warnings: isBusy || refused.length > 0 ? refused : checkout.warnings,
    isBusy,
    /** Resolves to whether the code applies, or is of a gift card that pays. */
    async apply(text: string): Promise<boolean> {
      const code = text.trim();
      if (code === '') return refuse(t('promo.code.missing'));
      setErrorMessage(null);
      return whileBusy(() => tryCode(code));
    },
    async remove(code: string) {
      const others = codes.filter((known) => known !== code);
      tellRemoved(
        await whileBusy(() => setDiscountCodes(others)),
        t('promo.code.removed', { code }),
      );
    },
    async removeGiftCard({ id, lastCharacters }: GiftCard) {
      tellRemoved(
        await whileBusy(() => setDiscountCodes(codes, [id])),
        t('giftCard.removed', { end: lastCharacters }),
      );
    },
  };
}

function isSameCode(left: string, right: string): boolean {
  return left.trim().toLowerCase() === right.trim().toLowerCase();
}
