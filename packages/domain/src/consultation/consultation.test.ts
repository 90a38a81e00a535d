import { describe, expect, it, test } from 'vitest';
import { adviseRoutine, canAdvise } from './advise-routine.ts';
import {
  consultationPath,
  DEFAULT_CONSULTATION,
  hairProfileOf,
  profileOfParameters,
  queryOfProfile,
  readAnswers,
} from './consultation.ts';
import { product, VARIANT } from './product.test-kit.ts';
import type { RoutineProduct } from './routine-steps.ts';

const cleanse = (handle: string, facts: readonly string[], changes?: Partial<RoutineProduct>) =>
  product(handle, ['routineStep:cleanse', ...facts], changes);

function advise(query: string, products: readonly RoutineProduct[]) {
  const given = readAnswers(DEFAULT_CONSULTATION, new URLSearchParams(query));
  return adviseRoutine(DEFAULT_CONSULTATION, given, products);
}

/** The handles of each step, the best first. */
const handles = (query: string, products: readonly RoutineProduct[]) =>
  advise(query, products).map(({ fitting }) => fitting.map(({ product: { handle } }) => handle));

describe('the default consultation', () => {
  // Every weight, one by one: with its answer alone, the product with the fact comes before a better-selling one.
  const weights = DEFAULT_CONSULTATION.questions.flatMap(({ id, answers }) =>
    answers.flatMap((answer) =>
      answer.weights
        .filter(({ type }) => type !== 'routineStep')
        .map(({ type, value }) => [`${id}=${answer.id}`, `${type}:${value}`] as const),
    ),
  );
  test.each(weights)('%s speaks for a product with %s', (query, fact) => {
    const plain = cleanse('plain', ['concern:tangles'], { soldQuantity: 9 });
    expect(handles(query, [plain, cleanse('meant', [fact])])).toEqual([['meant']]);
  });

  test.each([
    ['heat=never', 'protect', false],
    ['heat=sometimes', 'protect', true],
    ['heat=often', 'protect', true],
    ['scalp=balanced', 'scalp', false],
    ['scalp=oily', 'scalp', true],
    ['scalp=sensitive', 'scalp', true],
  ])('with %s, the step “%s” is part of the routine: %s', (answer, kind, isPart) => {
    const facts = ['concern:heat', 'concern:oily roots', 'freeFrom:fragrance', 'hairType:curly'];
    const products = [product('special', [`routineStep:${kind}`, ...facts])];
    expect(handles(`hair=curly&${answer}`, products)).toEqual(isPart ? [['special']] : []);
  });
});

describe('the address', () => {
  it.each([
    ['', '/consultation'],
    ['hair=curly&heat=often', '/consultation?hair=curly&heat=often'],
    ['hair=coily&hair=curly', '/consultation?hair=curly'],
    ['hair=', '/consultation'],
    [
      'state=grey&concern=frizz&state=dry&state=none',
      '/consultation?state=dry&state=grey&concern=frizz',
    ],
    ['state=none', '/consultation?state=none'],
    ['state=', '/consultation'],
    ['state=bald', '/consultation'],
  ])('of the answers “%s” is %s', (query, path) => {
    const given = readAnswers(DEFAULT_CONSULTATION, new URLSearchParams(query));
    expect(consultationPath(given)).toBe(path);
  });
});

describe('the advice', () => {
  it('puts first what most weight speaks for, with the two strongest reasons in the order of the questions', () => {
    const products = [
      cleanse('some', ['hairType:curly'], { soldQuantity: 9 }),
      cleanse('all', ['hairType:curly', 'concern:frizz', 'freeFrom:sulphates']),
    ];
    const [step] = advise('hair=curly&concern=frizz&wash=often', products);
    expect(step?.fitting.map(({ product: { handle }, reasons }) => [handle, reasons])).toEqual([
      [
        'all',
        [
          { questionId: 'hair', answerId: 'curly' },
          { questionId: 'concern', answerId: 'frizz' },
        ],
      ],
      ['some', [{ questionId: 'hair', answerId: 'curly' }]],
    ]);
  });

  it('of equal reasons, keeps those of the first questions', () => {
    const consultation = {
      questions: ['hair', 'heat', 'scalp'].map((id) => ({
        id,
        answers: [{ id: 'yes', weights: [{ type: 'concern', value: id, weight: 1 }] }],
      })),
    };
    const given = new Map([
      ['scalp', ['yes']],
      ['heat', ['yes']],
      ['hair', ['yes']],
    ]);
    const [step] = adviseRoutine(consultation, given, [
      cleanse('all', ['concern:scalp', 'concern:heat', 'concern:hair']),
    ]);
    expect(step?.fitting[0]?.reasons.map(({ questionId }) => questionId)).toEqual(['hair', 'heat']);
  });

  it.each([
    ['sold more often', 1, 2, ['b', 'a']],
    ['first in the alphabet where both sell alike', 2, 2, ['a', 'b']],
  ])('of two that fit alike, prefers the one %s', (_, soldOfA, soldOfB, expected) => {
    const fitting = (handle: string, soldQuantity: number) =>
      cleanse(handle, ['hairType:curly'], { soldQuantity });
    const products = [fitting('b', soldOfB), fitting('a', soldOfA)];
    expect(handles('hair=curly', products)).toEqual([expected]);
    expect(handles('hair=curly', products.toReversed())).toEqual([expected]);
  });

  it.each([
    [2, 2],
    [3, 3],
    [4, 3],
  ])('of %i that fit, offers %i', (count, offered) => {
    const products = [...'abcd'].slice(0, count).map((one) => cleanse(one, ['hairType:dry']));
    expect(handles('state=dry', products)[0]).toHaveLength(offered);
  });

  it.each<[string, Partial<RoutineProduct>]>([
    ['is sold out', { availableForSale: false }],
    ['has a sold-out first size', { firstVariant: { ...VARIANT, availableForSale: false } }],
    ['has no size', { firstVariant: null }],
    ['is for professionals', { tags: ['professional-only'] }],
    ['is a gift', { tags: ['gift-with-purchase'] }],
  ])('passes over what %s, for the next that fits', (_, changes) => {
    const best = cleanse('best', ['hairType:dry', 'concern:dryness'], changes);
    const next = cleanse('next', ['hairType:dry']);
    expect(handles('state=dry&concern=dryness', [best, next])).toEqual([['next']]);
  });
});

describe('a shop', () => {
  const shampoo = cleanse('shampoo', ['hairType:dry']);
  const conditioner = product('conditioner', ['routineStep:condition', 'concern:frizz']);
  const closed = { ...conditioner, tags: ['professional-only'] };
  it.each<[string, readonly RoutineProduct[], boolean]>([
    ['without products', [], false],
    ['whose products have no facts', [cleanse('a', []), product('b', [])], false],
    ['with facts in one step', [shampoo, cleanse('other', ['hairType:dry'])], false],
    ['with facts in two steps', [shampoo, conditioner], true],
    ['with facts in two steps, one for professionals', [shampoo, closed], false],
  ])('%s advises only where a routine is possible', (_, products, expected) => {
    expect(canAdvise(DEFAULT_CONSULTATION, products)).toBe(expected);
  });
});

describe('the answers that an account keeps', () => {
  const TWO = { hair: 'dry', scalp: 'flaky' };
  it.each([
    [TWO, TWO],
    [{ hair: 'dry', shoe: '42', heat: 3, state: '' }, { hair: 'dry' }],
    [{ hair: 'a'.repeat(199) }, { hair: 'a'.repeat(199) }],
    [{ hair: 'a'.repeat(200) }, { hair: 'a'.repeat(200) }],
    [{ hair: 'a'.repeat(201) }, null],
    [{}, null],
    [null, null],
    ['hair', null],
  ])('of %j are %j', (stored, profile) => {
    expect(hairProfileOf(stored)).toEqual(profile);
  });

  it('lead back to the same address', () => {
    const query = 'hair=curly&state=none&concern=dryness&concern=frizz';
    const profile = profileOfParameters(new URLSearchParams(`${query}&utm_source=letter`));
    expect(profile).toEqual({ hair: 'curly', state: 'none', concern: 'dryness,frizz' });
    const given = readAnswers(
      DEFAULT_CONSULTATION,
      new URLSearchParams(queryOfProfile(profile ?? {})),
    );
    expect(consultationPath(given)).toBe(`/consultation?${query}`);
  });
});
