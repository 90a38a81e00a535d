import { DEFAULT_CONSULTATION } from '@lokke/domain/consultation';
import { LANGUAGES, marketOf } from '@lokke/domain/markets';
import { allMessages } from '@lokke/i18n/all';
import { expect, it } from 'vitest';
import { DEMO_BRAND_PAGES } from '../../../testing/demo-brand.ts';
import { describeHairProfile, loadConsultation } from './load-consultation.ts';
import { aProduct } from './products.test-kit.ts';

const market = marketOf('uk');
const context = { market, brand: DEMO_BRAND_PAGES.pageBrandOf(market) };
const ALL = new URLSearchParams(
  'hair=straight&thickness=medium&state=grey&concern=fading&wash=weekly&heat=never&scalp=balanced',
);

const PRODUCTS = ['cleanse', 'condition'].map((step) =>
  aProduct({
    id: step,
    handle: step,
    specs: [
      { type: 'routineStep', value: step },
      { type: 'hairType', value: 'grey' },
      { type: 'concern', value: 'fading' },
    ],
  }),
);

it.each(LANGUAGES)(
  'each question, answer and reason of the default has its words in %s',
  (language) => {
    const keys = Object.keys(allMessages[language].advice);
    const needed = DEFAULT_CONSULTATION.questions.flatMap(({ id, answers }) => [
      `advice.${id}`,
      ...answers.flatMap((answer) => [
        `advice.${id}.${answer.id}`,
        `advice.${id}.${answer.id}.reason`,
      ]),
    ]);
    expect(keys.toSorted()).toEqual(
      ['advice.because.one', 'advice.because.two', ...needed].toSorted(),
    );
  },
);

it('explains a step in the words of the region', () => {
  const american = marketOf('na');
  const loaded = loadConsultation(DEFAULT_CONSULTATION, PRODUCTS, ALL, {
    market: american,
    brand: DEMO_BRAND_PAGES.pageBrandOf(american),
  });
  expect(loaded?.steps?.map(({ reason }) => reason)).toEqual([
    'Because your hair is gray and your color should last.',
    'Because your hair is gray and your color should last.',
  ]);
});

it('prefers the words of the merchant, and says nothing where nobody has any', () => {
  const consultation = {
    questions: [
      {
        id: 'hair',
        title: 'Fur or hair?',
        answers: [
          {
            id: 'fur',
            label: 'Fur',
            reason: 'you are a cat',
            weights: [{ type: 'routineStep', value: 'cleanse', weight: 1 }],
          },
          { id: 'none', weights: [{ type: 'routineStep', value: 'condition', weight: 1 }] },
        ],
      },
    ],
  };
  const load = (query: string) =>
    loadConsultation(consultation, PRODUCTS, new URLSearchParams(query), context);
  expect(load('')).toEqual({
    questions: [
      {
        id: 'hair',
        title: 'Fur or hair?',
        takesSeveral: false,
        answers: [
          { id: 'fur', label: 'Fur' },
          { id: 'none', label: 'none' },
        ],
      },
    ],
    steps: null,
  });
  expect(load('hair=fur')?.steps?.map(({ reason }) => reason)).toEqual(['Because you are a cat.']);
  expect(load('hair=none')?.steps?.map(({ reason }) => reason)).toEqual(['']);
});

it('has a routine without steps where nothing fits the answers', () => {
  const query = new URLSearchParams(`${ALL}`.replace('grey', 'dry').replace('fading', 'frizz'));
  expect(loadConsultation(DEFAULT_CONSULTATION, PRODUCTS, query, context)?.steps).toEqual([]);
});

it('is none where products have no facts', () => {
  expect(loadConsultation(DEFAULT_CONSULTATION, [aProduct()], ALL, context)).toBeNull();
});

it.each([
  [{ state: 'grey', wash: 'weekly' }, ['Grey or white', 'Two or three times a week']],
  [{ state: 'dry,grey', concern: 'none' }, ['Dry', 'Grey or white']],
  [{ state: 'none' }, null],
  [{ hair: 'nonsense' }, null],
  [{}, null],
])('describes the kept answers %j', (profile, answers) => {
  const described = describeHairProfile(DEFAULT_CONSULTATION, profile, context);
  expect(described?.answers ?? null).toEqual(answers);
});
