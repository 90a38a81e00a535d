import type { Message } from '../messages/message.ts';
import type { MessageKey, Messages, PlaceholdersOfKey } from '../messages/messages.ts';

type Values<Name extends string> = Readonly<Record<Name, string | number>>;

/** A text by its key. The compiler asks for exactly the placeholders that the English text has. */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...values: [PlaceholdersOfKey<Key>] extends [never] ? [] : [Values<PlaceholdersOfKey<Key>>]
) => string;

export function createTranslate(messages: Messages, languageTag: string): Translate {
  const plurals = new Intl.PluralRules(languageTag);
  const numbers = new Intl.NumberFormat(languageTag);

  return (key, ...[values]) => {
    const known: Values<string> = values ?? {};
    return textOf(messages[key], known, plurals).replace(/\{(\w+)\}/g, (placeholder, name) => {
      const value = known[name];
      if (value === undefined) return placeholder;
      return typeof value === 'number' ? numbers.format(value) : value;
    });
  };
}

function textOf(message: Message, values: Values<string>, plurals: Intl.PluralRules): string {
  if (typeof message === 'string') return message;
  return message[plurals.select(Number(values['count']))] ?? message.other;
}
