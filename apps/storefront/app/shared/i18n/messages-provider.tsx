import {
  createTranslate,
  type LanguageFile,
  type LoadedMessages,
  type Messages,
  type Namespace,
  type Translate,
} from '@lokke/i18n';
import { createContext, type ReactNode, useContext } from 'react';

interface KnownTexts {
  readonly namespaces: readonly Namespace[];
  readonly messages: Messages;
  readonly language: LanguageFile;
  readonly languageTag: string;
  readonly translate: Translate<Namespace>;
  /** With what pages and parts have said beyond them. */
  readonly joined: WeakMap<LoadedMessages, KnownTexts>;
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
  readonly texts: LoadedMessages;
  readonly children: ReactNode;
}

/** What a page or a part says beyond that, for all that is in it. */
export function ExtraMessages({ texts, children }: MoreTextsProps) {
  return <TextsContext value={joined(useMessages(), texts)}>{children}</TextsContext>;
}

// Both are put together once, and not for each page: they are hundreds.

const first = new Map<string, KnownTexts>();

function firstTexts(language: LanguageFile, languageTag: string): KnownTexts {
  const known = first.get(languageTag);
  if (known?.language === language) return known;
  const texts = knownTexts({ namespaces: [], messages: language.core, language, languageTag });
  first.set(languageTag, texts);
  return texts;
}

function joined(around: KnownTexts, texts: LoadedMessages): KnownTexts {
  const known = around.joined.get(texts);
  if (known !== undefined) return known;
  const all = knownTexts({
    ...around,
    namespaces: [...around.namespaces, ...texts.namespaces],
    messages: { ...around.messages, ...texts.messages },
  });
  around.joined.set(texts, all);
  return all;
}

function knownTexts(texts: Omit<KnownTexts, 'translate' | 'joined'>): KnownTexts {
  const { language, languageTag } = texts;
  const messages = { ...texts.messages, ...language.regional[languageTag] };
  const translate = createTranslate(messages, languageTag);
  return { ...texts, messages, translate, joined: new WeakMap() };
}

/** Texts of every page and of the named namespaces, which have to be around (CONTRIBUTING, “Translations”). */
export function useT<Name extends Namespace = never>(...names: readonly Name[]): Translate<Name>;
export function useT(...names: readonly Namespace[]): Translate<Namespace> {
  const known = useMessages();
  for (const name of names) {
    if (!known.namespaces.includes(name)) {
      throw new Error(`The texts of “${name}” are not here: nothing around brings them.`);
    }
  }
  return known.translate;
}

export function useMessages(): KnownTexts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('useT must be used within a MessagesProvider');
  return texts;
}
