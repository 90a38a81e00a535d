import { describe, expect, it } from 'vitest';
import cases from './product-index.cases.json' with { type: 'json' };
import { createProductIndex, type ProductIndex, type SearchableProduct } from './product-index.ts';
import { TEXT_FIELDS } from './slot-query.ts';
import type { SynonymFiles } from './synonyms.ts';

const SYNONYMS: SynonymFiles = cases.synonyms;

function product(
  handle: string,
  title: string,
  { type = 'shampoo', body = '', facets = [] as readonly string[] } = {},
): SearchableProduct {
  return {
    id: handle,
    facets: [`handle:${handle}`, `type:${type}`, ...facets],
    text: {
      title,
      productType: type,
      vendor: 'Lokke',
      tags: '',
      variants: `LK${handle.replaceAll('-', '')}`,
      body,
    },
  };
}

const PRODUCTS = [
  product('rain-shampoo', 'Rain Vochtshampoo', { facets: ['hair_type:dry'] }),
  product('volt-shampoo', 'Volt Shampoo', { body: 'Ook voor droog haar.' }),
  product('dry-shampoo', 'Chalk Droogshampoo', { type: 'styling' }),
  product('rain-conditioner', 'Rain Crèmespoeling', {
    type: 'conditioner',
    facets: ['hair_type:dry', 'free_from:silicones'],
  }),
];

function update(index: ProductIndex, products: readonly SearchableProduct[]) {
  const steps = index.update(products);
  while (steps.next().done !== true);
}

function openIndex(products = PRODUCTS) {
  const index = createProductIndex(SYNONYMS, 'nl');
  update(index, products);
  const find = (text: string, isLastWordPrefix = false, isSuggestion = isLastWordPrefix) =>
    index.search({ text, isLastWordPrefix, isSuggestion, fields: TEXT_FIELDS });
  return { index, find };
}

describe('a range is found by its name', () => {
  const index = createProductIndex(
    {
      sv: { ignored: [], synonyms: { 'concern:volume': ['mössa'], 'concern:rain': ['mosskydd'] } },
    },
    'sv',
  );
  update(index, [
    product('volt-mousse', 'Volt Mousse', { facets: ['concern:volume', 'concern:rain'] }),
    product('moss-shampoo', 'Moss Shampoo'),
  ]);

  it.each([
    ['where another word is inflected so', false],
    ['while it is typed, where another word begins so', true],
  ])('%s', (_, isTyped) => {
    const typed = { isLastWordPrefix: isTyped, isSuggestion: isTyped };
    const [first] = index.search({ text: 'moss', ...typed, fields: TEXT_FIELDS });
    expect(first).toBe('moss-shampoo');
  });
});

describe('a product is found', () => {
  it.each(cases.searches)('%s', (_, asked, expected) => {
    expect(openIndex().find(asked)[0]).toBe(expected);
  });

  it('by what it has before what it merely says', () => {
    expect(openIndex().find('shampoo voor droog haar').slice(0, 2)).toEqual([
      'rain-shampoo',
      'volt-shampoo',
    ]);
  });

  it('by a foreign word that the own language does not know', () => {
    expect(openIndex().find('dry hair').toSorted()).toEqual(['rain-conditioner', 'rain-shampoo']);
  });

  it('by the beginning of the last word alone', () => {
    const { find } = openIndex();
    expect(find('rain cremesp', true)).toContain('rain-conditioner');
    expect(find('cremesp', false)).toEqual([]);
    expect(find('v', true)).toEqual(expect.arrayContaining(['volt-shampoo']));
  });
});

it('finds nothing where nobody knows a word, and all words of an ignored query', () => {
  const { find } = openIndex();
  expect(find('xylofoonkwartet')).toEqual([]);
  expect(find('')).toEqual([]);
  expect(find('haar')).toEqual(['volt-shampoo']);
});

it('answers with what fits in part when too little fits in all', () => {
  expect(openIndex().find('volt crèmespoeling').toSorted()).toEqual([
    'rain-conditioner',
    'volt-shampoo',
  ]);
});

it('goes on with what fits in part after the one that fits in all, which a suggestion does not', () => {
  const { find } = openIndex();
  expect(find('rain crèmespoeling')).toEqual(['rain-conditioner', 'rain-shampoo']);
  expect(find('rain crèmespoeling', true)).toEqual(['rain-conditioner']);
});

it('goes on with what fits in a part of the word, which a suggestion does not', () => {
  const { find } = openIndex();
  const [first, second] = find('droogshampoo');
  expect([first, second]).toEqual(['dry-shampoo', 'rain-shampoo']);
  expect(find('droogshampoo', true, false).slice(0, 2)).toEqual(['dry-shampoo', 'rain-shampoo']);
  expect(find('droogshampoo', true)).toEqual(['dry-shampoo']);
});

it('answers with what meets a need before what is of the kind, where nothing is both', () => {
  const [first, ...others] = openIndex().find('shampoo siliconenvrij');
  expect(first).toBe('rain-conditioner');
  expect(others).toContain('volt-shampoo');
});

it('forgets, replaces and adds products', () => {
  const { index, find } = openIndex();
  const [rain, ...others] = PRODUCTS;
  update(index, [
    ...others.slice(1),
    { ...product('rain-shampoo', 'Regenshampoo'), facets: rain?.facets ?? [] },
    product('new-oil', 'Nieuwe olie'),
  ]);
  expect(find('volt')).toEqual([]);
  expect(find('vochtshampoo')[0]).not.toBe('volt-shampoo');
  expect(find('regenshampoo')[0]).toBe('rain-shampoo');
  expect(find('olie')).toEqual(['new-oil']);
});

describe('a query', () => {
  it.each([
    ['conditoner', 'conditioner'],
    ['wolt', 'volt'],
    ['woltt', null],
    ['rian shampoo', 'rain shampoo'],
    ['Crèmespoling', 'crèmespoeling'],
    ['rain shampoo', null],
    ['rain sham', null],
    ['', null],
  ])('%j is corrected to %j', (typed, corrected) => {
    expect(openIndex().index.correct(typed)).toBe(corrected);
  });

  it('is completed with words of titles', () => {
    expect(openIndex().index.complete('Rain cr', 3)).toEqual(['rain crèmespoeling']);
    const { index, find } = openIndex([...PRODUCTS, product('clay', 'Droge haarklei, droog')]);
    expect(index.complete('droog haa', 3)).toEqual(['droog haarklei']);
    expect(index.complete('droog haar', 3)).toEqual([]);
    expect(find('droogshamp', true)[0]).toBe('dry-shampoo');
    expect(openIndex().index.complete('', 3)).toEqual([]);
  });
});

describe('of a word that more products have than are scored', () => {
  const many = Array.from({ length: 2500 }, (_, i) => product(`oil-${i}`, `Olie nummer ${i}`));
  const { index, find } = openIndex([...many, product('night-mask', 'Nachtmasker')]);

  it('suggestions show some, and a search all', () => {
    expect(find('olie', true)).toHaveLength(1000);
    expect(find('olie')).toHaveLength(2500);
  });

  it('suggestions show those that have another word, too, wherever they come', () => {
    expect(find('olie 2499', true)).toEqual(['oil-2499']);
    expect(find('olie nachtmasker', true)[0]).toBe('night-mask');
    expect(index.complete('nummer ol', 2)).toEqual(['nummer olie']);
  });
});

it('is as complete after another update began before one had ended', () => {
  const { index, find } = openIndex([]);
  const many = Array.from({ length: 250 }, (_, i) => product(`oil-${i}`, `Olie ${i}`));
  const interrupted = index.update(many);
  for (let step = 0; step < 4; step += 1) interrupted.next();
  update(index, many.slice(1));
  expect(find('olie')).toHaveLength(249);
});

it('corrects and completes no numbers', () => {
  const { index, find } = openIndex([product('oil-12345', 'Olie 12345')]);
  expect(index.correct('12346')).toBeNull();
  expect(index.complete('123', 3)).toEqual([]);
  expect(find('1234', true)).toEqual(['oil-12345']);
});
