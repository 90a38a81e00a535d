import { type Locale, type Market, marketOf } from '@lokke/domain/markets';
import { catalogues, languageFiles, type TextGroup } from '@lokke/storefront/messages';
import { createTranslate, type Translate } from '@lokke/storefront/translate';

export interface Speaker {
  readonly market: Market;
  readonly t: Translate<TextGroup>;
}

/** What somebody in this market reads. */
export function speakerOf(locale: Locale): Speaker {
  const market = marketOf(locale);
  const { language, languageTag } = market;
  const ofRegion = languageFiles[language].regional?.[languageTag];
  return { market, t: createTranslate({ ...catalogues[language], ...ofRegion }, languageTag) };
}

/** A text whose price, name or number may be anything. */
export function like(text: string, placeholder: string): RegExp {
  const parts = text.split(placeholder).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}
