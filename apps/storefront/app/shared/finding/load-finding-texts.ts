import type { Language } from '@lokke/domain/markets';
import { loadLanguage } from '../messages/load-messages.ts';
import type { FindingTexts } from './texts/texts.ts';

/** For what opens on any page and so cannot bring its texts with the page's data. */
export async function loadFindingTexts(language: Language): Promise<FindingTexts> {
  return (await loadLanguage(language)).finding();
}
