import {
  type BrandTexts,
  brandMessages,
  createTranslate,
  type LanguageFile,
  type LoadedMessages,
  type Messages,
  type Namespace,
  type Translate,
} from '@lokke/i18n';
import { createContext, type ReactNode } from 'react';
import { useMatches } from 'react-router';
import { useRequiredContext } from '../../ui/use-required-context.ts';

interface CurrentMessages {
  readonly namespaces: readonly Namespace[];
  readonly messages: Messages;
  readonly language: LanguageFile;
  readonly languageTag: string;
  readonly brand: BrandTexts;
  readonly translate: Translate<Namespace>;
  /** Joined with the messages of pages and chunks. */
  readonly joined: WeakMap<LoadedMessages, CurrentMessages>;
}

const MessagesContext = createContext<CurrentMessages | null>(null);

interface MessagesProviderProps {
  readonly language: LanguageFile;
  readonly languageTag: string;
  readonly brand: BrandTexts;
  readonly children: ReactNode;
}

/** Messages of every page. */
export function MessagesProvider({
  language,
  languageTag,
  brand,
  children,
}: MessagesProviderProps) {
  const value = coreMessages(language, languageTag, brand);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

interface ExtraMessagesProps {
  readonly texts: LoadedMessages;
  readonly children: ReactNode;
}

/** Adds the messages of a chunk for its children. */
export function ExtraMessages({ texts, children }: ExtraMessagesProps) {
  return <MessagesContext value={joinMessages(useMessages(), texts)}>{children}</MessagesContext>;
}

/** Adds the messages that loaders of the page's routes return as `texts`. */
export function PageMessages({ children }: { readonly children: ReactNode }) {
  const value = useMatches().reduce(
    (joined, { loaderData }) =>
      hasTexts(loaderData) ? joinMessages(joined, loaderData.texts) : joined,
    useMessages(),
  );
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

function hasTexts(loaded: unknown): loaded is { readonly texts: LoadedMessages } {
  return 'texts' in Object(loaded);
}

const first = new Map<string, CurrentMessages>();

function coreMessages(
  language: LanguageFile,
  languageTag: string,
  brand: BrandTexts,
): CurrentMessages {
  const cached = first.get(languageTag);
  if (cached?.language === language && cached.brand === brand) return cached;
  const texts = withTranslate({
    namespaces: [],
    messages: language.core,
    language,
    languageTag,
    brand,
  });
  first.set(languageTag, texts);
  return texts;
}

function joinMessages(around: CurrentMessages, texts: LoadedMessages): CurrentMessages {
  const cached = around.joined.get(texts);
  if (cached !== undefined) return cached;
  const all = withTranslate({
    ...around,
    namespaces: [...around.namespaces, ...texts.namespaces],
    messages: { ...around.messages, ...texts.messages },
  });
  around.joined.set(texts, all);
  return all;
}

function withTranslate(texts: Omit<CurrentMessages, 'translate' | 'joined'>): CurrentMessages {
  const messages = brandMessages(texts.messages, texts.brand);
  const translate = createTranslate(messages, texts.languageTag);
  return { ...texts, messages, translate, joined: new WeakMap() };
}

/**
 * Messages of every page and of the named namespaces, which must be provided above (CONTRIBUTING, “Translations”).
 */
export function useT<Name extends Namespace = never>(...names: readonly Name[]): Translate<Name>;
export function useT(...names: readonly Namespace[]): Translate<Namespace> {
  const cached = useMessages();
  for (const name of names) {
    if (!cached.namespaces.includes(name)) {
      throw new Error(`The texts of “${name}” are not here: nothing around brings them.`);
    }
  }
  return cached.translate;
}

export function useMessages(): CurrentMessages {
  return useRequiredContext(MessagesContext);
}
