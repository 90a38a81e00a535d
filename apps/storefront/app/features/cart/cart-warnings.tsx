import type { Checkout } from '@lokke/contract/checkout';
import type { Translate } from '@lokke/i18n';
import { useEffect } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import styles from './cart-lines.module.css';

export type Warnings = Checkout['warnings'];

/**
 * Texts of the shop's codes. That stock ran short is said at the line, from what was asked for; the storefront sends no
 * addresses and no companies, which others are about; a code that is merely not honoured says no more than that.
 */
const TEXTS = {
  DISCOUNT_CURRENTLY_INACTIVE: 'warning.code.inactive',
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: 'warning.code.notEligible',
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: 'warning.code.usedByYou',
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: 'warning.code.loginNeeded',
  DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: 'warning.code.purchaseType',
  DISCOUNT_NOT_FOUND: 'warning.code.notFound',
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: 'warning.code.noLines',
  DISCOUNT_NO_ENTITLED_SHIPPING_LINES: 'warning.code.noDelivery',
  DISCOUNT_PURCHASE_NOT_IN_RANGE: 'warning.code.amount',
  DISCOUNT_QUANTITY_NOT_IN_RANGE: 'warning.code.quantity',
  DISCOUNT_USAGE_LIMIT_REACHED: 'warning.code.usedUp',
  PAYMENTS_GIFT_CARDS_UNAVAILABLE: 'warning.giftCards',
  PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION: 'warning.country',
} as const;

/** Each text once; codes of later versions have none. */
export function textsOfWarnings(warnings: Warnings, t: Translate<'warnings'>): readonly string[] {
  const texts = warnings.flatMap(({ code }) => (isKnown(code) ? [t(TEXTS[code])] : []));
  return [...new Set(texts)];
}

function isKnown(code: string): code is keyof typeof TEXTS {
  return Object.hasOwn(TEXTS, code);
}

// The popup and the page show the same ones.
const announced = new WeakSet<Warnings[number]>();

export function CartWarnings({ warnings }: { readonly warnings: Warnings }) {
  const t = useT('warnings');
  const announce = useAnnounce();
  const texts = textsOfWarnings(warnings, t);
  const text = texts.join(' ');
  useEffect(() => {
    if (text === '' || warnings.every((one) => announced.has(one))) return;
    for (const one of warnings) announced.add(one);
    announce(text);
  }, [announce, text, warnings]);
  return texts.map((one) => (
    <p key={one} className={styles['gone']}>
      {one}
    </p>
  ));
}
