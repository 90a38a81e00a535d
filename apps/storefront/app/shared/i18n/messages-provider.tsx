import { createContext, type ReactNode, useContext } from 'react';
import type { LanguageFile, Messages, SourceOf, TextGroup, Texts } from '../messages/messages.ts';
import { deserialize, type Serialized } from '../serialized/serialized.ts';
import { createTranslate, type Translate } from './translate.ts';

interface KnownTexts {
  readonly groups: readonly TextGroup[];
  readonly messages: Messages;
  readonly language: LanguageFile;
  readonly languageTag: string;
  readonly translate: Translate<TextGroup>;
  /** With what pages and parts have said beyond them. */
  readonly joined: WeakMap<Texts, KnownTexts>;
}

const TextsContext = createContext<KnownTexts | null>(null);

interface MessagesProviderProps {
  readonly language: LanguageFile;
  readonly languageTag: string;
  readonly children: ReactNode;
}

/** What every page says. */
export function MessagesProvider({ language, languageTag, children }: MessagesProviderProps) {
  return <TextsContext value={firstTexts(language, languageTag)}>{children}</TextsContext>;
}

interface MoreTextsProps {
  /** Packed where a server gives them along. */
  readonly texts: Serialized<Texts> | Texts;
  readonly children: ReactNode;
}

/** What a page or a part says beyond that, for all that is in it. */
export function ExtraMessages({ texts, children }: MoreTextsProps) {
  const more = 'json' in texts ? deserialize(texts) : texts;
  return <TextsContext value={joined(useMessages(), more)}>{children}</TextsContext>;
}

// Both are put together once, and not for each page: they are hundreds.

const first = new Map<string, KnownTexts>();

function firstTexts(language: LanguageFile, languageTag: string): KnownTexts {
  const known = first.get(languageTag);
  if (known?.language === language) return known;
  const texts = knownTexts({ groups: [], messages: language.core, language, languageTag });
  first.set(languageTag, texts);
  return texts;
}

function joined(around: KnownTexts, texts: Texts): KnownTexts {
  const known = around.joined.get(texts);
  if (known !== undefined) return known;
  const all = knownTexts({
    ...around,
    groups: [...around.groups, ...texts.groups],
    messages: { ...around.messages, ...texts.messages },
  });
  around.joined.set(texts, all);
  return all;
}

function knownTexts(texts: Omit<KnownTexts, 'translate' | 'joined'>): KnownTexts {
  const { language, languageTag } = texts;
  const messages = { ...texts.messages, ...language.regional?.[languageTag] };
  const translate = createTranslate<SourceOf<TextGroup>>(messages, languageTag);
  return { ...texts, messages, translate, joined: new WeakMap() };
}

/** Texts of every page, and of the groups that are named: those have to be around (CONTRIBUTING, “Texts”). */
export function useT<Group extends TextGroup = never>(
  ...groups: readonly Group[]
): Translate<Group>;
export function useT(...groups: readonly TextGroup[]): Translate<TextGroup> {
  const known = useMessages();
  for (const group of groups) {
    if (!known.groups.includes(group)) {
      throw new Error(`The texts of “${group}” are not here: nothing around brings them.`);
    }
  }
  return known.translate;
}

export function useMessages(): KnownTexts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('useT must be used within a MessagesProvider');
  return texts;
}
