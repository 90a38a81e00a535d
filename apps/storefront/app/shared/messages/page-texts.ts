import type { Language } from '@lokke/domain/markets';
import { allTexts } from './all.ts';
import type { Message } from './message.ts';
import type { TextGroup, Texts } from './messages.ts';

/** Groups for a page: its loader gives them along, in the one language, with the page's data. */
export function pageTexts<Group extends TextGroup>(
  language: Language,
  ...groups: readonly Group[]
): Texts<Group> {
  const messages: Record<string, Message> = {};
  for (const group of groups) Object.assign(messages, allTexts[language][group]);
  return { groups, messages };
}
