import type { Language } from '@lokke/domain/markets';
import { loadLanguage } from '../messages/load-messages.ts';
import type { ConsentTexts } from './texts/texts.ts';

/** The bar brings its texts with it: most visits never see it. */
export async function loadConsentTexts(language: Language): Promise<ConsentTexts> {
  return (await loadLanguage(language)).consent();
}
