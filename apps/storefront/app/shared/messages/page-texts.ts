import type { Language } from '@lokke/domain/markets';
import { packOnce, type Serialized } from '../serialized/serialized.ts';
import { allTexts } from './all.ts';
import type { Message } from './message.ts';
import type { TextGroup, Texts } from './messages.ts';

const made = new Map<string, Texts>();

/** Groups for a page: its loader gives them along, in the one language, with the page's data. */
export function pageMessages(
  language: Language,
  ...groups: readonly TextGroup[]
): Serialized<Texts> {
  const key = [language, ...groups].join(' ');
  const texts = made.get(key) ?? textsOf(language, groups);
  made.set(key, texts);
  return packOnce(texts);
}

function textsOf(language: Language, groups: readonly TextGroup[]): Texts {
  const messages: Record<string, Message> = {};
  for (const group of groups) Object.assign(messages, allTexts[language][group]);
  return { groups, messages };
}
