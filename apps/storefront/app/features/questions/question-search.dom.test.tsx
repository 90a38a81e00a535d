import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
import { QuestionSearch, questionsIn } from './question-search.tsx';

const link = { title: 'Delivery', href: '/policies/delivery' };
const GROUPS = [
  {
    kind: 'questions',
    id: 'pay',
    title: 'Paying',
    questions: [
      { id: 'code', question: 'Where does my code go?', answer: 'In the bag.', link: null },
    ],
  },
  {
    kind: 'questions',
    id: 'ship',
    title: 'Delivery',
    questions: [
      { id: 'cost', question: 'What does delivery cost?', answer: 'Five euros.', link },
      { id: 'é', question: 'Where is my parcel?', answer: 'On its way.', link: null },
    ],
  },
] as const;

const { scrollIntoView } = Element.prototype;
const scrolled = vi.fn(function (this: Element) {
  return this.textContent;
});
beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

const renderQuestions = (path = '/') =>
  renderInShop(<QuestionSearch groups={GROUPS} />, { checkout: null, path });
const headings = () => textsOf(screen.queryAllByRole('heading', { level: 2 }));
const questions = () => textsOf(document.querySelectorAll('summary'));
const openOnes = () => textsOf(document.querySelectorAll('details[open] > summary'));
const messages = () => textsOf(document.querySelectorAll('[role=status]:not(.visually-hidden)'));
const ALL = ['Where does my code go?', 'What does delivery cost?', 'Where is my parcel?'];

test('questions are found while one types, their number is said, and where there is none one may ask', async () => {
  await renderQuestions();
  const field = screen.getByRole('searchbox', { name: 'Search the questions' });
  const ask = () => screen.queryByRole('link', { name: 'Ask us' })?.getAttribute('href') ?? null;
  for (const [typed, found, groups, status, way] of [
    ['', ALL, ['Paying', 'Delivery'], '', null],
    ['code', ALL.slice(0, 1), ['Paying'], '1 answer', null],
    ['where', [ALL[0], ALL[2]], ['Paying', 'Delivery'], '2 answers', null],
    ['zebra', [], [], 'No answer found. Try fewer words, or ask us.', '/contact'],
    ['', ALL, ['Paying', 'Delivery'], '', null],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } });
    expect([questions(), headings(), messages(), ask()]).toEqual([found, groups, [status], way]);
  }
});

test('an answer leads on and to itself, and all are described for search engines', async () => {
  const { container } = await renderQuestions();
  const ways = [...container.querySelectorAll('#cost a, #code a')].map((one) => [
    one.textContent,
    one.getAttribute('href'),
  ]);
  expect(ways).toEqual([
    ['Link to this answer', '#code'],
    ['Delivery', '/policies/delivery'],
    ['Link to this answer', '#cost'],
  ]);
  const described = JSON.parse(container.querySelector('script')?.textContent ?? '{}');
  expect(described).toMatchObject({ '@type': 'FAQPage' });
  expect(described.mainEntity).toHaveLength(3);
  expect(described.mainEntity[1]).toEqual({
    '@type': 'Question',
    name: 'What does delivery cost?',
    acceptedAnswer: { '@type': 'Answer', text: 'Five euros.' },
  });
});

test.each([
  ['', []],
  ['#cost', ['What does delivery cost?']],
  ['#%C3%A9', ['Where is my parcel?']],
  ['#nothing', []],
  ['#100%', []],
  // An element that is no answer.
  ['#pay-title', []],
])('an address that ends with %j opens %j and brings it into sight', async (hash, expected) => {
  const { router } = await renderQuestions(`/${hash}`);
  expect([openOnes(), scrolled.mock.calls.length]).toEqual([expected, expected.length]);
  expect(screen.getByRole('searchbox')).toBeDefined();
  await act(() => router.navigate('/#code'));
  expect(openOnes()).toContain('Where does my code go?');
});

test('only modules of questions are searched', () => {
  const text = { kind: 'text', id: 't', html: '' } as const;
  expect(questionsIn([text, GROUPS[0]])).toEqual([GROUPS[0]]);
});
