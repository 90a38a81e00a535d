import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { LanguageFile, Messages, TextGroup, Texts } from '../messages/messages.ts';
import { createTranslate, type Translate } from './translate.ts';

interface KnownTexts {
  readonly groups: readonly TextGroup[];
  readonly messages: Messages;
  readonly language: LanguageFile;
  readonly languageTag: string;
  readonly translate: Translate<TextGroup>;
}

const TextsContext = createContext<KnownTexts | null>(null);

interface MessagesProviderProps {
  readonly language: LanguageFile;
  readonly languageTag: string;
  readonly children: ReactNode;
}

/** What every page says. */
export function MessagesProvider({ language, languageTag, children }: MessagesProviderProps) {
  const texts = useMemo(
    () => knownTexts({ groups: [], messages: language.core, language, languageTag }),
    [language, languageTag],
  );
  return <TextsContext value={texts}>{children}</TextsContext>;
}

interface MoreTextsProps {
  readonly texts: Texts;
  readonly children: ReactNode;
}

/** What a page or a part says beyond that, for all that is in it. */
export function MoreTexts({ texts, children }: MoreTextsProps) {
  const around = useTexts();
  const all = useMemo(
    () =>
      knownTexts({
        ...around,
        groups: [...around.groups, ...texts.groups],
        messages: { ...around.messages, ...texts.messages },
      }),
    [around, texts],
  );
  return <TextsContext value={all}>{children}</TextsContext>;
}

function knownTexts(texts: Omit<KnownTexts, 'translate'>): KnownTexts {
  const { language, languageTag } = texts;
  const messages = { ...texts.messages, ...language.regional?.[languageTag] };
  return { ...texts, messages, translate: createTranslate(messages, languageTag) };
}

/** Texts of every page, and of the groups that are named: those have to be around (CONTRIBUTING, “Texts”). */
export function useT<Group extends TextGroup = never>(
  ...groups: readonly Group[]
): Translate<Group>;
export function useT(...groups: readonly TextGroup[]): Translate<TextGroup> {
  const known = useTexts();
  for (const group of groups) {
    if (!known.groups.includes(group)) {
      throw new Error(`The texts of “${group}” are not here: nothing around brings them.`);
    }
  }
  return known.translate;
}

export function useTexts(): KnownTexts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('useT must be used within a MessagesProvider');
  return texts;
}
