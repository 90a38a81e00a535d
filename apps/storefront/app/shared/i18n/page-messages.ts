import type { Language } from '@lokke/domain/markets';
import type { LoadedMessages, Message, Namespace } from '@lokke/i18n';
import { allMessages } from '@lokke/i18n/all';

const made = new Map<string, LoadedMessages>();

/** Namespaces for a page: its loader gives them along, in the one language, with the page's data. */
export function pageMessages(
  language: Language,
  ...namespaces: readonly Namespace[]
): LoadedMessages {
  const key = [language, ...namespaces].join(' ');
  const known = made.get(key) ?? messagesOf(language, namespaces);
  made.set(key, known);
  return known;
}

function messagesOf(language: Language, namespaces: readonly Namespace[]): LoadedMessages {
  const messages: Record<string, Message> = {};
  for (const name of namespaces) Object.assign(messages, allMessages[language][name]);
  return { namespaces, messages };
}
