import { isAutomaticDiscountId } from '@lokke/domain/discounts';
import type { CurrencyCode, Money } from '@lokke/domain/money';
import { parseMoney } from '@lokke/domain/money';
import type { RawPromoSettings } from '@lokke/domain/promotions';

/** A shop's promo settings as its merchant wrote them; what cannot be read is as if it were not there. */
export interface PromoTexts {
  readonly raw: RawPromoSettings;
  readonly freeItemHandle: string | null;
  readonly discountIds: readonly string[];
  readonly giftIds: readonly string[];
  readonly popups: { readonly freeTravelSize: boolean; readonly noKickbackFee: boolean };
}

export function promoTextsOf(json: string | null): PromoTexts {
  const settings = recordOf(parseJson(json));
  const popups = recordOf(settings['popups']);
  const handle = settings['freeItemHandle'];
  return {
    raw: settings,
    freeItemHandle: typeof handle === 'string' && handle.trim() !== '' ? handle.trim() : null,
    discountIds: discountIdsOf(settings['automaticDiscountIds']),
    giftIds: discountIdsOf(settings['giftDiscountIds']),
    popups: {
      freeTravelSize: popups['freeTravelSize'] === true,
      noKickbackFee: popups['noKickbackFee'] === true,
    },
  };
}

/** Shopify's money metafield: `{"amount":"50.00","currency_code":"EUR"}`. An amount of another currency says nothing here. */
export function moneyOf(json: string | null, currencyCode: CurrencyCode): Money | null {
  const { amount, currency_code: currency } = recordOf(parseJson(json));
  if (typeof amount !== 'string' || currency !== currencyCode) return null;
  try {
    return parseMoney({ amount, currencyCode });
  } catch {
    return null;
  }
}

function discountIdsOf(value: unknown): readonly string[] {
  const ids: readonly unknown[] = Array.isArray(value) ? value : [];
  return [...new Set(ids)].filter((id) => typeof id === 'string').filter(isAutomaticDiscountId);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
