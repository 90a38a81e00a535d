// @vitest-environment happy-dom
import { BUILD_HEADER } from '@lokke/contract/data-format';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Info = { readonly to: string; readonly formMethod?: string; readonly formData?: FormData };
interface Hooks {
  readonly navigate: (open: () => Promise<unknown>, info: object) => Promise<void>;
  readonly fetch: (load: () => Promise<unknown>, info: object) => Promise<void>;
}

const SAME = '1-a';
const NEWER = '1-b';
const OTHER_FORMAT = '2-c';

const network = vi.fn<typeof fetch>();
const left = vi.fn();
const nativeFetch = window.fetch;
let build = SAME;
let isThere = true;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  [build, isThere] = [SAME, true];
  document.documentElement.dataset['build'] = SAME;
  window.history.replaceState(null, '', '/nl');
  left.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation((to) =>
    left(String(to).replace(/^https?:\/\/[^/]+/, '')),
  );
  vi.spyOn(window.location, 'reload').mockImplementation(() => left('again'));
  network.mockReset().mockImplementation(async (input) => {
    if (!isThere) throw new TypeError('refused');
    const response = new Response('data', { headers: { [BUILD_HEADER]: build } });
    Object.defineProperty(response, 'url', {
      value: new URL(String(input), window.location.href).href,
    });
    return response;
  });
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.fetch = nativeFetch;
  window.sessionStorage.clear();
  delete document.documentElement.dataset['build'];
});

/** Follows a router on a page of its own modules. */
async function follow() {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  const { watchRollout, recoverFrom } = await import('./watch-rollout.ts');
  const { expectPage, isLoadedAhead, noteShown } = await import('../pages-ahead.ts');
  const { ThrowIfMissing } = await import('./missing-page.ts');
  noteShown('/nl');
  const followed: Hooks[] = [];
  const instrument = (hooks: Hooks) => followed.push(hooks);
  Reflect.apply(watchRollout('/nl').router ?? (() => undefined), null, [{ instrument }]);
  const [hooks] = followed;
  if (hooks === undefined) throw new Error('The router is not followed');
  const open = vi.fn(async () => {});
  /** Presses a link or a button; what it opens may do something. */
  const press = (info: Info, then?: () => Promise<unknown>) => {
    void hooks.navigate(then ?? open, { currentUrl: '/nl', ...info }).catch(() => undefined);
    return vi.advanceTimersByTimeAsync(0);
  };
  /** The router or the visitor goes somewhere; tells whether that is held back. */
  const navigate = async (navigationType: string, userInitiated = false) => {
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      navigationType,
      userInitiated,
    });
    navigation.dispatchEvent(event);
    await vi.advanceTimersByTimeAsync(0);
    return event.defaultPrevented;
  };
  return {
    ...hooks,
    open,
    press,
    navigate,
    recoverFrom,
    expectPage,
    isLoadedAhead,
    noteShown,
    ThrowIfMissing,
  };
}

const never = () => new Promise(() => undefined);
const link = { to: '/shop?x=1' };
const search = () => {
  const formData = new FormData();
  formData.set('q', 'rain');
  return { to: '/search?old=1', formMethod: 'GET', formData };
};
const form = { to: '/account/info', formMethod: 'post' };

it.each<[what: string, info: () => Info, leaves: string]>([
  ['a link', () => link, '/nl/shop?x=1'],
  ['a search', search, '/nl/search?q=rain'],
  ['a relative link', () => ({ to: '?page=2' }), '/nl?page=2'],
  ['a form that was sent, here', () => form, 'again'],
])('%s whose data have another format is loaded whole, once', async (_, info, leaves) => {
  const { press } = await follow();
  build = OTHER_FORMAT;
  const seen: unknown[] = [];
  const read = async () => seen.push((await window.fetch('/nl/shop.data')).status);
  await press(info(), read);
  expect([left.mock.calls, seen]).toEqual([[[leaves]], []]);
  // The same again is shown as it is.
  await read();
  expect([left.mock.calls.length, seen]).toEqual([1, [200]]);
});

it.each([
  [SAME, '/api/x', []],
  [NEWER, '/nl/shop.data', []],
  [OTHER_FORMAT, '/api/x', [['/nl/shop?x=1']]],
])('after an answer of build %s to %s the next page leaves for: %j', async (of, path, expected) => {
  const { press, open } = await follow();
  build = of;
  await window.fetch(path);
  await press(form);
  expect([left.mock.calls, open.mock.calls.length]).toEqual([[], 1]);
  await press(link);
  expect([left.mock.calls, open.mock.calls.length]).toEqual([
    expected,
    expected.length > 0 ? 1 : 2,
  ]);
});

it('data of another format that are read ahead are for nobody yet', async () => {
  const { expectPage } = await follow();
  build = OTHER_FORMAT;
  expectPage('/nl/products/rain');
  expect((await window.fetch('/nl/products/rain.data')).status).toBe(503);
  expect(left).not.toHaveBeenCalled();
});

const UNREADABLE = 'Unable to decode turbo-stream response';

it.each([
  [SAME, 'broken', true, []],
  [NEWER, 'broken', true, [['again']]],
  [NEWER, 'broken', false, []],
  [SAME, UNREADABLE, true, [['again']]],
])(
  'with an answer of build %s, “%s” and a shop (there: %s) leaves for: %j',
  async (of, message, is, expected) => {
    const { recoverFrom } = await follow();
    build = of;
    await window.fetch('/api/x');
    isThere = is;
    await recoverFrom(new Error(message));
    expect(left.mock.calls).toEqual(expected);
  },
);

it.each([
  ['reload', false, true],
  ['reload', true, false],
  ['push', false, false],
])('a %s of the page (by the visitor: %s) is held back: %s', async (type, byVisitor, isHeld) => {
  const { navigate } = await follow();
  expect(await navigate(type, byVisitor)).toBe(isHeld);
  expect(left).not.toHaveBeenCalled();
});

it('a script that is missing has the page loaded that is being opened, or the next one', async () => {
  const { press, navigate } = await follow();
  await press(link, never);
  await navigate('reload');
  expect(left.mock.calls).toEqual([['/nl/shop?x=1']]);
  await press({ to: '/cart' }, never);
  expect(left.mock.calls.at(-1)).toEqual(['/nl/cart']);
});

it('what is fetched for the page is waited for, what is read ahead is not', async () => {
  const { fetch: load, navigate, expectPage, isLoadedAhead } = await follow();
  expectPage('/nl/products/rain');
  void load(never, { href: '/products/rain', currentUrl: '/nl' });
  await navigate('reload');
  expect([network.mock.calls, isLoadedAhead('/nl/products/rain')]).toEqual([[], false]);
  void load(never, { href: '/products/mask/sizes', currentUrl: '/nl' });
  await navigate('reload');
  expect(left.mock.calls).toEqual([['again']]);
});

it('Back after a missing script loads the page at its address', async () => {
  const { navigate, noteShown } = await follow();
  noteShown('/nl/shop');
  await navigate('traverse');
  expect(network).not.toHaveBeenCalled();
  noteShown('/nl');
  await navigate('reload');
  noteShown('/nl/shop');
  await navigate('traverse');
  expect(left.mock.calls).toEqual([['again']]);
});

it.each([
  [true, null],
  [false, 'could not be loaded'],
])('a shop (there in time: %s) leaves the page that is opened: %s', async (is, text) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { press, navigate, ThrowIfMissing } = await follow();
  isThere = false;
  await press(link, never);
  await navigate('reload');
  await navigate('reload');
  await vi.advanceTimersByTimeAsync(4_000);
  isThere = is;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(left.mock.calls).toEqual(is ? [['/nl/shop?x=1']] : []);
  const show = () => render(<ThrowIfMissing />);
  if (text === null) show();
  else expect(show).toThrow(`/nl/shop?x=1 ${text}`);
  // The next press starts anew.
  await press({ to: '/cart' });
  show();
});
