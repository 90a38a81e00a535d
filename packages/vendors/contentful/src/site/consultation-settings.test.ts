import { describe, expect, it } from 'vitest';
import { readQuestions } from './consultation-settings.ts';

const WEIGHT = { type: 'concern', value: 'frizz', weight: 4 };
const YES = { id: 'yes', weights: [WEIGHT] };
const NO = { id: 'no' };
const question = (id: string, changes: object = {}) => ({ id, answers: [YES, NO], ...changes });
const ALL = ['scalp', 'heat', 'wash', 'concern', 'hair'].map((id) => question(id));
const read = (questions: readonly unknown[]) => readQuestions({ questions });

describe('the questions of a consultation', () => {
  it('are read in their order, with the words that the merchant gives', () => {
    const named = question('hair', {
      title: 'Your hair?',
      answers: [{ ...YES, label: 'Yes', reason: 'you said so' }, NO],
    });
    const found = read([named, ...ALL.slice(0, 4)]);
    expect(found).toHaveLength(5);
    expect(found[0]).toEqual({
      id: 'hair',
      title: 'Your hair?',
      takesSeveral: false,
      answers: [
        { id: 'yes', label: 'Yes', reason: 'you said so', weights: [WEIGHT] },
        { id: 'no', label: null, reason: null, weights: [] },
      ],
    });
  });

  it('may leave out the thickness and the state, and take several answers', () => {
    const found = read([...ALL, question('state', { takesSeveral: true })]);
    expect(found).toHaveLength(6);
    expect(found[5]).toMatchObject({ id: 'state', takesSeveral: true });
  });

  const weighing = (weight: unknown) => [
    question('hair', { answers: [{ id: 'yes', weights: [weight] }, NO] }),
    ...ALL.slice(0, 4),
  ];
  it.each([-100, 100])('may weigh %i', (weight) => {
    expect(read(weighing({ ...WEIGHT, weight }))).toHaveLength(5);
  });

  const hair = (...answers: readonly unknown[]) => [question('hair', { answers })];
  const BAD_WEIGHT = 'has a weight of "yes" without type, value or a number from -100 to 100';
  it.each<[readonly unknown[], string]>([
    [[7], 'is no object'],
    [[question('age')], 'is none of hair, concern, wash, heat, scalp, thickness, state'],
    [hair(YES), 'has fewer than two answers'],
    [hair(YES, YES), 'has "yes" twice'],
    [hair(YES, 7), 'has an answer that is no object'],
    [hair(YES, { id: 'a b' }), 'has an answer without an id for an address'],
    [weighing({ ...WEIGHT, weight: 101 }), BAD_WEIGHT],
    [weighing({ ...WEIGHT, weight: '4' }), BAD_WEIGHT],
    [weighing({ ...WEIGHT, value: '' }), BAD_WEIGHT],
    [weighing(7), BAD_WEIGHT],
  ])('%j are left out, because the first %s', (questions, reason) => {
    expect(read(questions)).toBe(`has a question 1 that ${reason}`);
  });

  it.each([
    [[], 'does not ask "hair"'],
    [ALL.slice(1), 'does not ask "scalp"'],
    [[...ALL, question('hair')], 'asks "hair" twice'],
  ])('%j are left out, because: %s', (questions, reason) => {
    expect(read(questions)).toBe(reason);
  });
});
