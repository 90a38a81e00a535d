// @vitest-environment happy-dom
import { marketOf } from '@lokke/domain/markets';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { recordTracked } from '../../shared/measurement/record-tracked.test-kit.ts';
import { learnCustomer } from '../../state/customer/logged-in-customer.ts';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
import {
  onSalonChange,
  rememberedSalon,
  rememberSalon,
} from '../../state/salon/remembered-salon.ts';
import { LinkedSalon } from './linked-salon.tsx';
import { aSalon } from './salons.test-kit.ts';

const market = marketOf('en');
const PATH = '/shop?utm_source=card&salon=2#part';
const [OWN, LINKED, BEFORE] = [aSalon('1'), aSalon('2'), aSalon('3')];
const UNKNOWN = /^We do not know this link’s salon here/;

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  // The kit unmounts before vitest takes the globals back.
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(cleanup);

type Answer = readonly [body: object, status: number];
const FAILED: Answer = [{}, 500];
const answerWith = (salon: typeof OWN | null): Answer => [{ salon }, 200];
const refuseWith = (status: number): Answer => [{ error: 'This salon does not exist' }, status];

function answer(
  answers: Readonly<Record<string, Answer>>,
  gates: Readonly<Record<string, Promise<void>>> = {},
) {
  vi.stubGlobal('fetch', async (url: string) => {
    const call = url.split('?')[0]?.split('/').at(-2) ?? '';
    if (call === 'list') return Response.json({ salons: [], failed: true });
    asked.push(call);
    await gates[call];
    const [body, status] = answers[call] ?? FAILED;
    return Response.json(body, { status });
  });
}

async function openLink(path = PATH, hasSalons = true) {
  const loader = vi.fn(() => null);
  const rendered = await renderInShop(<LinkedSalon />, {
    checkout: null,
    path,
    loader,
    modules: { hasSalons },
  });
  const isAsking = hasSalons && path.includes('salon=');
  // The script is loaded first.
  const settle = async () => {
    await act(async () => {});
    expect(asked.length > 0).toBe(isAsking);
  };
  await vi.waitFor(settle, { timeout: 10_000 });
  await act(async () => {});
  return { ...rendered, loader };
}

const card = () => screen.queryByRole('complementary');
const messages = () => textsOf(screen.getByRole('status').children);

test.each([
  [
    'a salon is chosen',
    { 2: answerWith(LINKED) },
    null,
    ['2'],
    'Your salon',
    'Salon 2 is your salon now.',
    '2',
  ],
  [
    'another is chosen',
    { 2: answerWith(LINKED) },
    BEFORE,
    ['2'],
    'Your salon',
    'Salon 2 is your salon now.',
    '2',
  ],
  ['a number is unknown', { 2: refuseWith(404) }, BEFORE, ['2'], 'Salons', UNKNOWN, '3'],
  [
    'a customer has no own one',
    { 2: answerWith(LINKED), own: answerWith(null) },
    null,
    ['2', 'own'],
    'Your salon',
    'Salon 2 is your salon now.',
    '2',
  ],
  [
    'it is the own one',
    { 2: answerWith(LINKED), own: answerWith(LINKED) },
    null,
    ['2', 'own'],
    'Your salon',
    'Salon 2 is your salon now.',
    '2',
  ],
  [
    'another is the own one',
    { 2: answerWith(LINKED), own: answerWith(OWN) },
    BEFORE,
    ['2', 'own'],
    'Your salon',
    'Salon 1 stays your salon: it is your account’s own.',
    '3',
  ],
] as const)(
  'a link whose salon is looked up leaves the address: %s',
  async (_, answers, before, calls, label, sentence, kept) => {
    answer(answers);
    if ('own' in answers) learnCustomer(market, 'ada@example.com');
    rememberSalon(market, before);
    const tracked = recordTracked();
    const { router, loader } = await openLink();
    expect(asked).toEqual(calls);
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe('/shop?utm_source=card#part');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(loader).toHaveBeenCalledTimes(1);
    expect(card()?.getAttribute('aria-label')).toBe(label);
    expect(card()?.textContent).toMatch(sentence);
    expect(messages()).toEqual([expect.stringMatching(sentence)]);
    expect(rememberedSalon(market)?.salonNo).toBe(kept);
    const isChosen = kept === '2';
    expect(screen.queryByRole('button', { name: 'Not my salon' }) !== null).toBe(isChosen);
    expect(tracked).toEqual(isChosen ? [{ kind: 'salonChanged', action: 'chooseSalon' }] : []);
  },
);

test('a link of the salon that is chosen already leaves the address and says nothing', async () => {
  answer({ 2: answerWith(LINKED) });
  rememberSalon(market, LINKED);
  const { router } = await openLink();
  expect(router.state.location.search).toBe('?utm_source=card');
  expect([card(), messages()]).toEqual([null, []]);
});

test.each([
  ['the salon cannot be looked up', { 2: FAILED }],
  ['the server refuses', { 2: refuseWith(400) }],
  ['the own one cannot be looked up', { 2: answerWith(LINKED), own: FAILED }],
  ['a number is unknown and the own one too', { 2: refuseWith(404), own: FAILED }],
])('a link waits in the address where %s', async (_, answers) => {
  answer(answers);
  if ('own' in answers) learnCustomer(market, 'ada@example.com');
  const { router } = await openLink();
  expect(router.state.location.search).toBe('?utm_source=card&salon=2');
  expect([card(), messages(), rememberedSalon(market)]).toEqual([null, [], null]);
  // The next page asks again.
  answer({ 2: answerWith(LINKED), own: answerWith(null) });
  await act(() => router.navigate('/cart?salon=2'));
  await vi.waitFor(() => expect(card()?.textContent).toMatch('Salon 2 is your salon now.'));
  expect(router.state.location.pathname).toBe('/cart');
});

test.each([
  [PATH, false],
  ['/shop?utm_source=card', true],
])('at %s, salons: %s, nothing is asked', async (path, hasSalons) => {
  answer({ 2: answerWith(LINKED) });
  const { router } = await openLink(path, hasSalons);
  expect(asked).toEqual([]);
  expect(router.state.location.search).toBe(path.slice(5).replace('#part', ''));
});

test.each([
  [null, null, 'No salon is chosen.', ['chooseSalon', 'removeSalon']],
  [BEFORE, '3', 'Salon 3 is your salon now.', ['chooseSalon', 'chooseSalon']],
])('who declines gets back the salon of before: %j', async (before, kept, sentence, actions) => {
  answer({ 2: answerWith(LINKED) });
  rememberSalon(market, before);
  const tracked = recordTracked();
  await openLink();
  fireEvent.click(screen.getByRole('button', { name: 'Not my salon' }));
  expect(rememberedSalon(market)?.salonNo ?? null).toBe(kept);
  expect(messages().at(-1)).toBe(sentence);
  expect(card()).toBeNull();
  expect(tracked).toEqual(actions.map((action) => ({ kind: 'salonChanged', action })));
});

test('of two links the later one counts, whichever is answered first', async () => {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  answer({ 1: answerWith(OWN), 2: answerWith(LINKED) }, { 2: gate });
  const { router } = await openLink();
  await act(() => router.navigate('/cart?salon=1'));
  await vi.waitFor(() => expect(card()?.textContent).toMatch('Salon 1 is your salon now.'));
  await act(async () => release());
  expect(rememberedSalon(market)?.salonNo).toBe('1');
  expect(messages()).toEqual(['Salon 1 is your salon now.']);
});

test('the card is closed by its button, or leaves by itself, and the choice stays', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  answer({ 2: answerWith(LINKED) });
  const { router } = await openLink();
  const place = document.activeElement;
  fireEvent.click(within(card() ?? document.body).getByRole('button', { name: 'Close' }));
  expect(card()).toBeNull();
  expect(document.activeElement).toBe(place);
  rememberSalon(market, BEFORE);
  await act(() => router.navigate('/cart?salon=2'));
  await vi.waitFor(() => expect(card()).not.toBeNull());
  act(() => void vi.advanceTimersByTime(12_000));
  expect(card()).toBeNull();
  expect(rememberedSalon(market)).toEqual({ salonNo: '2', salonName: 'Salon 2' });
});

test('a remembered salon without a name is called by its number; who listens hears of this and other tabs', () => {
  onTestFinished(() => window.localStorage.clear());
  const heard = vi.fn(() => rememberedSalon(market));
  const stop = onSalonChange(market, heard);
  rememberSalon(market, OWN);
  localStorage.removeItem('salonName-nl');
  window.dispatchEvent(new StorageEvent('storage', { key: 'salonNo-nl' }));
  rememberSalon(market, OWN);
  rememberSalon(market, null);
  expect(localStorage.length).toBe(0);
  stop();
  rememberSalon(market, OWN);
  window.dispatchEvent(new StorageEvent('storage', { key: 'salonNo-nl' }));
  expect(heard.mock.results.map(({ value }) => value)).toEqual([
    { salonNo: '1', salonName: 'Salon 1' },
    { salonNo: '1', salonName: '1' },
    { salonNo: '1', salonName: 'Salon 1' },
    null,
  ]);
});
