import type { LoadedMessages, Message, Namespace, TextsPlace } from '@lokke/i18n';
import { allMessages, regionalMessages } from '@lokke/i18n/all';

const messages = new Map<string, LoadedMessages>();

/** Messages of a page's namespaces, as its market says them, for its loader. */
export function pageMessages(
  place: TextsPlace,
  ...namespaces: readonly Namespace[]
): LoadedMessages {
  const key = [place.languageTag, ...namespaces].join(' ');
  const cached = messages.get(key) ?? messagesOf(place, namespaces);
  messages.set(key, cached);
  return cached;
}

function messagesOf(
  { language, languageTag }: TextsPlace,
  namespaces: readonly Namespace[],
): LoadedMessages {
  const messages: Record<string, Message> = {};
  for (const name of namespaces) {
    Object.assign(messages, allMessages[language][name], regionalMessages[languageTag]?.[name]);
  }
  return { namespaces, messages };
}
