import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LANGUAGES } from '@lokke/domain/markets';
import { describe, expect, it } from 'vitest';
import { allMessages, languageFileOf, messagesOf } from './all.ts';
import type { Message, Messages } from './messages.ts';

const FOLDER = join(import.meta.dirname, '..', 'messages');
const PLACES = [
  ...LANGUAGES.map((language) => ({ language, languageTag: language })),
  { language: 'en', languageTag: 'en-US' },
  { language: 'en', languageTag: 'en-IE' },
  { language: 'en', languageTag: 'en-GB' },
  { language: 'fr', languageTag: 'fr-BE' },
  { language: 'nl', languageTag: 'nl-BE' },
] as const;
const isNoCore = (name: string) => name !== 'core';

interface MessageFile {
  readonly tag: string;
  readonly namespace: string;
  readonly messages: Messages;
}

const files: readonly MessageFile[] = globSync('*/*.json', { cwd: FOLDER }).map((file) => ({
  tag: dirname(file),
  namespace: basename(file, '.json'),
  messages: JSON.parse(readFileSync(join(FOLDER, file), 'utf8')),
}));
const sources = new Map(
  files.filter(({ tag }) => tag === 'en').map(({ namespace, messages }) => [namespace, messages]),
);

const formsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

function placeholders(message: Message): readonly string[] {
  return placeholdersIn(typeof message === 'string' ? message : message.other);
}

const placeholdersIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe.each(files)('$tag/$namespace.json', ({ tag, namespace, messages }) => {
  const source: Messages = sources.get(namespace) ?? {};
  const entries = Object.entries(messages);

  it('has the keys of the English one; a region has some of them', () => {
    const [keys, known] = [Object.keys(messages), Object.keys(source)];
    if (tag.includes('-')) expect(known).toEqual(expect.arrayContaining(keys));
    else expect(keys).toEqual(known);
  });

  it('has plural forms where the English one has, with the same placeholders', () => {
    for (const [key, message] of entries) {
      expect([key, typeof message, placeholders(message)]).toEqual([
        key,
        typeof source[key],
        placeholders(source[key] ?? ''),
      ]);
    }
  });

  it('fills in the same in every plural form, apart from a count that is written out', () => {
    for (const [key, message] of entries) {
      const wanted = placeholders(message).filter((name) => name !== '{count}');
      for (const form of typeof message === 'string' ? [] : formsOf(message)) {
        const given = placeholdersIn(form).filter((name) => name !== '{count}');
        expect([key, given]).toEqual([key, wanted]);
      }
    }
  });

  it('leaves nothing empty', () => {
    const empty = entries.filter(([, message]) => formsOf(message).some((text) => !text.trim()));
    expect(empty).toEqual([]);
  });

  it('names the plural categories of its language that whole numbers need, and no others', () => {
    const rules = new Intl.PluralRules(tag);
    const needed = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)));
    for (const [key, message] of entries) {
      if (typeof message === 'string') continue;
      const named = Object.keys(message);
      expect(rules.resolvedOptions().pluralCategories, key).toEqual(expect.arrayContaining(named));
      expect(named, key).toEqual(expect.arrayContaining([...needed]));
    }
  });
});

it.each(Object.entries(allMessages))('has every namespace in %s', (_, messages) => {
  expect(Object.keys(messages)).toEqual(Object.keys(allMessages.en));
});

it('has each key in one namespace, so that none hides what another says', () => {
  const keys = Object.values(allMessages.en).flatMap((messages) => Object.keys(messages));
  expect(keys).toHaveLength(new Set(keys).size);
});

it.each(PLACES)('loads every namespace of $languageTag', async (place) => {
  const { core, namespaces } = languageFileOf(place);
  const loaded = await Promise.all(Object.values(namespaces).map((load) => load()));
  const texts = Object.assign({}, core, ...loaded.map((file) => file.default));
  expect(texts).toEqual(messagesOf(place.language, place.languageTag));
  expect(Object.keys(namespaces)).toEqual(Object.keys(allMessages.en).filter(isNoCore));
});

it('says what a region says in its own way', () => {
  expect(messagesOf('en', 'en-US')['addresses.zip']).toBe('ZIP code');
  expect(messagesOf('en', 'en-IE')['addresses.zip']).toBe('Eircode');
});

it.each(['en-GB', 'en-US'])(
  'withdraws from no purchase in %s, whose law has no such word',
  (tag) => {
    const names = new Set(
      ['withdrawal', 'orders'].flatMap((name) => Object.keys(sources.get(name) ?? {})),
    );
    const texts = Object.entries(messagesOf('en', tag)).filter(([key]) => names.has(key));
    expect(
      texts.filter(([, message]) => formsOf(message).some((form) => /withdr/i.test(form))),
    ).toEqual([]);
  },
);

it('spells for Americans as they do', () => {
  const british =
    /e-\u2060?mail|cancelled|colour|favourite|organis|recognis|\b(?:litre|metre)s?\b/i;
  const texts = Object.entries(messagesOf('en', 'en-US')).filter(([, message]) =>
    formsOf(message).some((form) => british.test(form)),
  );
  expect(texts).toEqual([]);
});
