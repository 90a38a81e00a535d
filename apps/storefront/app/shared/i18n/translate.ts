import type { Message, PlaceholdersOf, Translation } from '../messages/message.ts';
import type { SourceMessages } from '../messages/messages.ts';

type Values<Name extends string> = Readonly<Record<Name, string | number>>;

/** A text by its key. The compiler asks for exactly the placeholders that the source text has. */
export type TranslateOf<Source> = <Key extends keyof Source>(
  key: Key,
  ...values: [PlaceholdersOf<Source[Key]>] extends [never]
    ? []
    : [Values<PlaceholdersOf<Source[Key]>>]
) => string;

export type Translate = TranslateOf<SourceMessages>;

export function createTranslate<Source = SourceMessages>(
  messages: Translation<NoInfer<Source>>,
  languageTag: string,
): TranslateOf<Source> {
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
