import { languageLoaders } from '../generated/languages.ts';
import type { LanguageFile, LoadedMessages, Namespace, TextsPlace } from './messages.ts';

const loaders: Readonly<Record<string, () => Promise<LanguageFile>>> = languageLoaders;

/** Loads the core messages of the visitor's language or region. */
export function loadLanguage({ language, languageTag }: TextsPlace): Promise<LanguageFile> {
  return (loaders[languageTag] ?? languageLoaders[language])();
}

/** Loads the namespaces of a page that renders in the browser. */
export async function loadMessages<Name extends Namespace>(
  place: TextsPlace,
  names: readonly Name[],
): Promise<LoadedMessages<Name>> {
  return loadNamespaces(await loadLanguage(place), names);
}

/** Loads namespaces of a language, each a file of its own. */
export async function loadNamespaces<Name extends Namespace>(
  { namespaces: files }: LanguageFile,
  namespaces: readonly Name[],
): Promise<LoadedMessages<Name>> {
  const loaded = await Promise.all(namespaces.map((name) => files[name]()));
  const entries = loaded.flatMap((file) => Object.entries(file.default));
  return { namespaces, messages: Object.fromEntries(entries) };
}
