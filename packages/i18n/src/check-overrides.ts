import { languageFiles, messagesOf } from './all.ts';
import type { Message } from './messages.ts';

/** Checks a brand's own words for a language or language tag: a sentence for each that cannot be used. */
export function overrideProblems(
  tag: string,
  overrides: Readonly<Record<string, unknown>>,
): readonly string[] {
  const language = Object.keys(languageFiles).find((one) => one === tag.split('-')[0]);
  if (!isLanguage(language)) return [`there is no language "${tag}".`];
  const source = messagesOf('en');
  const usual = messagesOf(language, tag);
  return Object.entries(overrides).flatMap(([key, override]) => {
    const message = source[key];
    if (message === undefined) return [`"${key}" is no message.`];
    const reason = differenceOf(message, override);
    if (reason !== null) return [`"${key}" ${reason}.`];
    return JSON.stringify(usual[key]) === JSON.stringify(override)
      ? [`"${key}" says what it says anyway: take it away.`]
      : [];
  });
}

function isLanguage(language: string | undefined): language is keyof typeof languageFiles {
  return language !== undefined && Object.hasOwn(languageFiles, language);
}

function differenceOf(source: Message, override: unknown): string | null {
  if (typeof source === 'string') {
    return typeof override === 'string' ? textProblem(source, override) : 'must be a text';
  }
  if (!isPluralForms(override)) return 'must have plural forms, "other" among them';
  const problems = Object.values(override).map((form) =>
    textProblem(source.other, form, ['count']),
  );
  return problems.find((problem) => problem !== null) ?? null;
}

function isPluralForms(value: unknown): value is Readonly<Record<string, string>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'other' in value &&
    Object.values(value).every((form) => typeof form === 'string')
  );
}

/** The brand's name and a count that is written out may be left away. */
function textProblem(
  source: string,
  text: string,
  optional: readonly string[] = [],
): string | null {
  if (text.trim() === '') return 'must not be empty';
  const free = ['brand', ...optional];
  const wanted = namesIn(source).filter((name) => !free.includes(name));
  const given = namesIn(text).filter((name) => !free.includes(name));
  if (wanted.join() === given.join()) return null;
  const say = (names: readonly string[]) =>
    names.length === 0 ? 'no placeholder' : names.map((name) => `{${name}}`).join(' and ');
  return `must have ${say(wanted)}, not ${say(given)}`;
}

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();
}
