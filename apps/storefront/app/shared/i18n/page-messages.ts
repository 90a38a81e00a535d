import type { Language } from '@lokke/domain/markets';
import type { LoadedMessages, Message, Namespace } from '@lokke/i18n';
import { allMessages } from '@lokke/i18n/all';

const messages = new Map<string, LoadedMessages>();

/** Messages of a page's namespaces, in one language, for its loader. */
export function pageMessages(
  language: Language,
  ...namespaces: readonly Namespace[]
): LoadedMessages {
  const key = [language, ...namespaces].join(' ');
  const cached = messages.get(key) ?? messagesOf(language, namespaces);
  messages.set(key, cached);
  return cached;
}

function messagesOf(language: Language, namespaces: readonly Namespace[]): LoadedMessages {
  const messages: Record<string, Message> = {};
  for (const name of namespaces) Object.assign(messages, allMessages[language][name]);
  return { namespaces, messages };
}
