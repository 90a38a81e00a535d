import type { Checkout } from '@lokke/contract/checkout';
import { useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useCart } from '../../state/cart/use-cart.ts';
import { useAnnounce } from '../../ui/live-region.tsx';

interface DiscountCodeChanges {
  /** Resolves to whether the code applies. */
  readonly apply: (text: string) => Promise<boolean>;
  readonly remove: (code: string) => Promise<void>;
  readonly errorMessage: string | null;
  readonly isBusy: boolean;
}

/** Codes that do not apply are removed from the cart again. */
export function useDiscountCodes(checkout: Checkout): DiscountCodeChanges {
  const t = useT('bag');
  const announce = useAnnounce();
  const { setDiscountCodes } = useCart();
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const codes = checkout.discountCodes.map(({ code }) => code);

  const refuse = (message: string): false => {
    setErrorMessage(message);
    return false;
  };

  const send = async (next: readonly string[]) => {
    setIsBusy(true);
    const outcome = await setDiscountCodes(next);
    setIsBusy(false);
    return outcome;
  };

  return {
    errorMessage,
    isBusy,
    async apply(text) {
      const code = text.trim();
      if (code === '') return refuse(t('promo.code.missing'));
      setErrorMessage(null);
      const outcome = await send([...codes, code]);
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
      await send(codes.filter((known) => !isSameCode(known, code)));
      return refuse(t('promo.code.refused', { code }));
    },
    async remove(code) {
      const outcome = await send(codes.filter((known) => known !== code));
      setErrorMessage(outcome.ok ? null : `${t('cart.failed')} ${outcome.message}`);
      if (outcome.ok) announce(t('promo.code.removed', { code }));
    },
  };
}

function isSameCode(left: string, right: string): boolean {
  return left.trim().toLowerCase() === right.trim().toLowerCase();
}
