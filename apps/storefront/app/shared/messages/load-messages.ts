import type { Language } from '@lokke/domain/markets';
import type { GroupFiles, LanguageFile, LazyGroup, Texts } from './messages.ts';

const files: Readonly<Record<Language, () => Promise<LanguageFile>>> = {
  nl: () => import('./nl/core/index.ts'),
  fr: () => import('./fr/core/index.ts'),
  en: () => import('./en/core/index.ts'),
  de: () => import('./de/core/index.ts'),
  es: () => import('./es/core/index.ts'),
  nb: () => import('./nb/core/index.ts'),
  sv: () => import('./sv/core/index.ts'),
};

/** What every page says in the visitor's one language, in a file of its own. */
export function loadLanguage(language: Language): Promise<LanguageFile> {
  return files[language]();
}

/** Groups for a page that a browser can make by itself. */
export async function loadTexts<Group extends LazyGroup>(
  language: Language,
  wanted: readonly Group[],
): Promise<Texts<Group>> {
  return loadGroups((await loadLanguage(language)).groups, wanted);
}

export async function loadGroups<Group extends LazyGroup>(
  files: GroupFiles,
  groups: readonly Group[],
): Promise<Texts<Group>> {
  const loaded = await Promise.all(groups.map((group) => files[group]()));
  return { groups, messages: Object.fromEntries(loaded.flatMap((texts) => Object.entries(texts))) };
}
