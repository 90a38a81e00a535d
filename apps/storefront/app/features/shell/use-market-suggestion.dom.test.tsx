import { VISITOR_COUNTRY_PATH } from '@lokke/contract/paths';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { useMarketSuggestion } from './use-market-suggestion.tsx';

function Suggestion() {
  return useMarketSuggestion();
}

const fetch = vi.fn<(path: string) => Promise<Response>>();
/** Undefined where it was cancelled. */
let idle: ((() => void) | undefined)[] = [];

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', (turn: number) => idle.splice(turn - 1, 1, undefined));
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Europe/Berlin' } });
  vi.stubGlobal('fetch', fetch);
  fetch.mockReset().mockImplementation(async () => Response.json({ countryCode: 'FR' }));
});

async function visit(languages: readonly string[], path = '/shop', beside: ReactNode = null) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const soldLocales = ['en', 'de', 'fr', 'nl'] as const;
  return renderInShop([<Suggestion key="popup" />, beside], { path, modules: { soldLocales } });
}

/** Runs what waits for the browser to be idle, and all that follows. */
async function beIdle() {
  await act(async () => {
    for (const run of idle.splice(0)) run?.();
    await vi.dynamicImportSettled();
  });
}

const link = () => document.querySelector('dialog[open] a')?.getAttribute('href') ?? null;
const readDismissed = () => window.sessionStorage.getItem('settledLocale');

test.each<[clue: string, answer: () => Response, languages: string[], lang: string, to: string]>([
  ['address', () => Response.json({ countryCode: 'FR' }), ['nl', 'fr'], 'nl', '/fr/shop'],
  [
    'time zone, without one',
    () => Response.json({ countryCode: 7 }),
    ['xx', 'fr'],
    'fr',
    '/de/shop',
  ],
  ['time zone, without an answer', () => new Response('', { status: 502 }), [], 'en', '/de/shop'],
])('the %s tells the market, in the language of the visitor', async (...given) => {
  const [, answer, languages, lang, to] = given;
  fetch.mockImplementation(async () => answer());
  await visit(languages);
  expect(fetch).not.toHaveBeenCalled();
  await beIdle();
  await vi.waitFor(() => expect(link()).toBe(to));
  expect(fetch.mock.calls).toEqual([[VISITOR_COUNTRY_PATH]]);
  expect(screen.getByRole('dialog').lang).toBe(lang);
  expect(readDismissed()).toBeNull();
});

test.each([
  ['the remembered market', 'de', ['en'], '/shop', '/de/shop', null],
  ['no guess after an unknown choice', 'xx', ['en'], '/shop', null, 'en'],
  ['a country of the language after an unknown choice', 'xx', ['fr'], '/shop', '/fr/shop', null],
  ['nothing after a choice of this one', 'en', ['de'], '/shop', null, null],
  ['nothing on an account page', 'de', ['de'], '/account/dashboard', null, null],
])('%s is suggested', async (_, preference, languages, path, to, settled) => {
  window.localStorage.setItem('userLocalePreference', preference);
  await visit(languages, path);
  await beIdle();
  await vi.waitFor(() => expect([link(), readDismissed()]).toEqual([to, settled]));
  expect(fetch).not.toHaveBeenCalled();
  expect(screen.queryByText('Your last choice') !== null).toBe(preference === 'de' && to !== null);
});

test.each([
  ['text field', <input key="field" />],
  ['dialog', <dialog key="dialog" open />],
])('nothing disturbs a visitor who is in a %s', async (_, busy) => {
  const { container } = await visit(['de'], '/shop', busy);
  container.querySelector('input')?.focus();
  await beIdle();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect([link(), readDismissed()]).toEqual([null, null]);
});

test('a page that is left before it is idle asks nothing, and the next knows the country', async () => {
  const { router } = await visit(['en'], '/shop', <input key="field" />);
  await act(() => router.navigate('/account/dashboard'));
  await beIdle();
  expect(fetch).not.toHaveBeenCalled();
  for (const path of ['/shop', '/account/dashboard', '/range/rain']) {
    await act(() => router.navigate(path));
    screen.getByRole('textbox').focus();
    await beIdle();
  }
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('an answer that comes once the page is left suggests nothing', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<Response>();
  fetch.mockReturnValue(promise);
  const { router } = await visit(['en']);
  await beIdle();
  await act(() => router.navigate('/account/dashboard'));
  await act(async () => answer(Response.json({ countryCode: 'FR' })));
  await act(() => vi.dynamicImportSettled());
  expect(link()).toBeNull();
});
