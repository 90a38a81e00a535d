import type { PromoContent } from '@lokke/contentful';
import type { Popup, PromoTexts } from '@lokke/contract/ports';

/** Promotion texts of a market from the content. */
export function promoTexts({ freeItem, popups, markets, ...settings }: PromoContent): PromoTexts {
  const popup = (key: keyof PromoTexts['popups']): Popup | null => {
    const found = popups.find((one) => one.key === key);
    return found === undefined ? null : { title: found.title, text: found.text };
  };
  return {
    ...settings,
    freeItemHandle: freeItem,
    popups: {
      freeTravelSize: popup('freeTravelSize'),
      noKickbackFee: popup('noKickbackFee'),
    },
  };
}
