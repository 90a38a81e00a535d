import { formatNumber } from '@lokke/domain/numbers';
import type { Message, Messages, Namespace, PlaceholdersOf, SourceOf } from './messages.ts';

type Values<Name extends string> = Readonly<Record<Name, string | number>>;

/** Returns a text by key; its type requires exactly the placeholders of the English text. */
export type TranslateOf<Source> = <Key extends keyof Source & string>(
  key: Key,
  ...values: [PlaceholdersOf<Source[Key]>] extends [never]
    ? []
    : [Values<PlaceholdersOf<Source[Key]>>]
) => string;

/** Messages of the core and the named namespaces. */
export type Translate<Name extends Namespace = never> = TranslateOf<SourceOf<Name>>;

export function createTranslate<Source = SourceOf<Namespace>>(
  messages: Messages,
  languageTag: string,
): TranslateOf<Source> {
  return (key, ...[values]) => {
    const message = messages[key];
    if (message === undefined) throw new Error(`There is no text “${key}”.`);
    // Fast path: most texts have no placeholders.
    if (values === undefined && typeof message === 'string') return message;
    const known: Values<string> = values ?? {};
    return textOf(message, known, languageTag).replace(/\{(\w+)\}/g, (placeholder, name) => {
      const value = known[name];
      if (value === undefined) return placeholder;
      return typeof value === 'number' ? formatNumber(value, languageTag) : value;
    });
  };
}

const rules = new Map<string, Intl.PluralRules>();

function textOf(message: Message, values: Values<string>, languageTag: string): string {
  if (typeof message === 'string') return message;
  const plurals = rules.get(languageTag) ?? new Intl.PluralRules(languageTag);
  rules.set(languageTag, plurals);
  return message[plurals.select(Number(values['count']))] ?? message.other;
}
