import { type Locale, type Market, marketOf } from '@lokke/domain/markets';
import type { Namespace, Translate } from '@lokke/i18n';
import { translateFor } from '@lokke/i18n/all';

export interface Speaker {
  readonly market: Market;
  readonly t: Translate<Namespace>;
}

/** What somebody in this market reads. */
export function speakerOf(locale: Locale): Speaker {
  const market = marketOf(locale);
  return { market, t: translateFor(market) };
}

/** A text whose price, name or number may be anything. */
export function like(text: string, placeholder: string): RegExp {
  const parts = text.split(placeholder).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}
