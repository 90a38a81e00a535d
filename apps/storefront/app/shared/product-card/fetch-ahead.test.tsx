// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLoadedAhead } from '../pages-ahead.ts';
import { FetchAhead } from './fetch-ahead.tsx';

/** Addresses that were read, with whether they were said to be for later. */
let read: [path: string, isAhead: boolean][] = [];
let answer = () => {};
/** Sets of pictures that were asked for. */
let pictures: HTMLImageElement[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  [read, pictures] = [[], []];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => window.setTimeout(run, 100));
  vi.stubGlobal('cancelIdleCallback', (turn: number) => window.clearTimeout(turn));
  const NativeImage = window.Image;
  vi.stubGlobal(
    'Image',
    class extends NativeImage {
      constructor() {
        super();
        pictures.push(this);
      }
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(
    this: Element,
  ) {
    const [left = 0, top = 0] = (this.getAttribute('data-at') ?? '0,0').split(',').map(Number);
    return new DOMRect(left, top, 100, 20);
  });
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const asked = () =>
  Array.from(
    document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch][as=fetch]'),
    ({ href }) => new URL(href).pathname.replace(/^.*\/|\.data$/g, ''),
  );

const card = (
  handle: string,
  at = '0,0',
  image = `src="/${handle}.webp?width=320" width="960" height="1200"`,
) =>
  `<article><img ${image}><h3><a href="/products/${handle}" data-at="${at}">${handle}</a></h3></article>`;

async function openList(...cards: readonly string[]) {
  const list = document.createElement('main');
  list.innerHTML = cards.join('');
  document.body.append(list);
  const loader = async ({ request }: { readonly request: Request }) => {
    const { pathname } = new URL(request.url);
    read.push([pathname, isLoadedAhead(pathname)]);
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return null;
  };
  const Page = createRoutesStub([
    { path: '/', Component: FetchAhead },
    { path: '*', Component: () => null, loader },
  ]);
  await act(async () => render(<Page initialEntries={['/']} />));
}

const NUMBERED = Array.from({ length: 8 }, (_, index) => `p${index}`);

test('the first six cards have their pages fetched once looked at, and three their pictures', async () => {
  await openList(...NUMBERED.map((handle) => card(handle)));
  await wait(299);
  expect(asked()).toEqual([]);
  await wait(1);
  expect(asked()).toEqual(NUMBERED.slice(0, 6));
  expect(pictures.map(({ srcset }) => srcset.split(' ')[0])).toEqual(
    NUMBERED.slice(0, 3).map((handle) => expect.stringContaining(`/${handle}.webp?width=480`)),
  );
  expect(pictures.map(({ fetchPriority, sizes }) => [fetchPriority, sizes.length > 0])).toEqual(
    Array(3).fill(['low', true]),
  );
});

test('pictures are fetched once each, and only those that tell their size', async () => {
  const same = 'src="/same.webp" width="960" height="1200"';
  await openList(
    card('a', '0,0', 'src="/a.webp" height="9"'),
    card('b', '0,0', same),
    card('c', '0,0', same),
    card('d', '0,0').replace(/<img[^>]*>/, ''),
  );
  await wait(300);
  expect(asked()).toEqual(['a', 'b', 'c', 'd']);
  fireEvent.scroll(window);
  await wait(300);
  expect(pictures.map(({ srcset }) => new URL(srcset.split(' ')[0] ?? '').pathname)).toEqual([
    '/same.webp',
  ]);
});

test.each([
  ['0,-20', []],
  ['0,-19', ['mask']],
  ['-100,0', []],
  ['-99,0', ['mask']],
  ['0,767', ['mask']],
  ['0,768', []],
  ['1023,0', ['mask']],
  ['1024,0', []],
])('a card at %s of a window of 1024 × 768 has fetched: %j', async (at, expected) => {
  vi.stubGlobal('innerWidth', 1024);
  vi.stubGlobal('innerHeight', 768);
  await openList(card('mask', at));
  await wait(300);
  expect(asked()).toEqual(expected);
});

test('a list that scrolls has nothing fetched until it rests, and then what is in sight', async () => {
  await openList(card('mask'), '<article><h3><a href="/shop">Shop</a></h3></article>');
  for (let turn = 0; turn < 3; turn += 1) {
    fireEvent.scroll(window);
    await wait(299);
  }
  expect(asked()).toEqual([]);
  await wait(1);
  expect(asked()).toEqual(['mask']);
  document.querySelector('main a')?.setAttribute('data-at', '0,-500');
  fireEvent.scroll(window);
  await wait(300);
  expect(asked()).toEqual([]);
});

test('nothing is fetched for who saves data, nor after the page was left', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await openList(card('mask'));
  await wait(300);
  expect([asked(), pictures]).toEqual([[], []]);
  vi.stubGlobal('navigator', {});
  fireEvent.scroll(window);
  cleanup();
  await wait(300);
  expect(pictures).toEqual([]);
});

/** Says that the browser has a link's file. */
function arrive(href: string, rel = 'prefetch') {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  act(() => void link.dispatchEvent(new Event('load')));
  link.remove();
}

test('data that has come is read once the browser is idle, one after another', async () => {
  await openList();
  arrive('/products/rain.data?x=1');
  arrive('/products/mask.data');
  arrive('/products/rain.data');
  arrive('/range/rain.data');
  arrive('/products/style.css', 'stylesheet');
  expect(read).toEqual([]);
  await wait(100);
  // The last one asked for anew comes after the others.
  const seen = [read.map(([path]) => path)];
  answer();
  await wait(0);
  await wait(100);
  seen.push(read.map(([path]) => path));
  answer();
  await wait(0);
  await wait(1_000);
  expect(seen).toEqual([['/products/mask'], ['/products/mask', '/products/rain']]);
  expect(read).toHaveLength(2);
  expect(read.map(([, isAhead]) => isAhead)).toEqual([true, true]);
});
