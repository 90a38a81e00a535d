import { describe, expect, it } from 'vitest';
import { allTexts, catalogues, languageFiles } from './all.ts';
import type { Message } from './message.ts';

const source: Readonly<Record<string, Message>> = catalogues.en;
const translations: [string, Readonly<Record<string, Message>>][] = Object.entries(catalogues);

function placeholders(message: Message): readonly string[] {
  return placeholdersIn(typeof message === 'string' ? message : message.other);
}

const placeholdersIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe.each(translations)('the texts in %s', (language, messages) => {
  it('have exactly the keys of the English ones', () => {
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(source).toSorted());
  });

  it('use the same placeholders as the English ones', () => {
    for (const [key, message] of Object.entries(messages)) {
      expect([key, placeholders(message)]).toEqual([key, placeholders(source[key] ?? '')]);
    }
  });

  it('fill in the same in every plural form, apart from a count that is written out', () => {
    for (const [key, message] of Object.entries(messages)) {
      if (typeof message === 'string') continue;
      const wanted = placeholders(message).filter((name) => name !== '{count}');
      for (const form of Object.values(message)) {
        const given = placeholdersIn(form).filter((name) => name !== '{count}');
        expect([key, given]).toEqual([key, wanted]);
      }
    }
  });

  it('say something everywhere', () => {
    for (const [key, message] of Object.entries(messages)) {
      const forms = typeof message === 'string' ? [message] : Object.values(message);
      for (const form of forms) expect(form.trim(), `${language} ${key}`).not.toBe('');
    }
  });

  it('name only plural categories that the language has', () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, message] of Object.entries(messages)) {
      if (typeof message === 'string') continue;
      for (const category of Object.keys(message)) {
        expect(categories, `${language} ${key}`).toContain(category);
      }
    }
  });
});

it('belongs to one group each, so that no group hides what another says', () => {
  const keys = Object.values(allTexts.en).flatMap((texts) => Object.keys(texts));
  expect(keys).toHaveLength(new Set(keys).size);
});

it.each(Object.entries(languageFiles))(
  '%s brings the groups that it promises',
  async (language, { groups }) => {
    for (const [group, load] of Object.entries(groups)) {
      const own = Object.entries(allTexts).find(([name]) => name === language)?.[1];
      expect(Object.entries(own ?? {})).toContainEqual([group, await load()]);
    }
  },
);

it('lets a region replace only texts that exist, with the same placeholders', () => {
  const regions = Object.values(languageFiles).flatMap(({ regional }) =>
    Object.values(regional ?? {}),
  );
  expect(regions).not.toHaveLength(0);
  for (const [key, message] of regions.flatMap((texts) => Object.entries(texts))) {
    expect(placeholders(message), key).toEqual(placeholders(source[key] ?? '{missing}'));
  }
});
