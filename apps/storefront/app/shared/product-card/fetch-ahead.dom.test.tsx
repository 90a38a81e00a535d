import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { isLoadedAhead } from '../pages-ahead.ts';
import { LIST, openList, type Shown } from './fetch-ahead.test-kit.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerWidth', 400);
  vi.stubGlobal('innerHeight', 800);
});

const wait = (delayInMs: number) => act(() => vi.advanceTimersByTimeAsync(delayInMs));

/** After what is under way, and what React renders then. */
async function untilIdle(): Promise<void> {
  await wait(0);
  await wait(2_000);
}

const readPrefetched = () =>
  [...document.querySelectorAll('link[rel=prefetch][as=fetch]')].map((link) =>
    link.getAttribute('href'),
  );

const dataOf = (...handles: readonly string[]) =>
  handles.map((handle) => `/nl/products/${handle}.data`);
const cardsOf = (...handles: readonly string[]) =>
  handles.map((handle) => ({ to: `/products/${handle}` }));

it.each<[string, Shown['place'] & object, boolean]>([
  ['in the middle', [10, 10, 20, 20], true],
  ['of which a pixel is left above', [10, -9, 20, 1], true],
  ['that has just left above', [10, -10, 20, 0], false],
  ['of which a pixel has come below', [10, 799, 20, 809], true],
  ['that is about to come below', [10, 800, 20, 810], false],
  ['of which a pixel is left at the left', [-9, 10, 1, 20], true],
  ['that is left of the view', [-10, 10, 0, 20], false],
  ['of which a pixel has come at the right', [399, 10, 409, 20], true],
  ['that is right of the view', [400, 10, 410, 20], false],
])('a card %s, at %j, has its page fetched: %s', async (_, place, isFetched) => {
  await openList([{ to: '/products/placed', place }]);
  await wait(300);
  expect(readPrefetched()).toEqual(isFetched ? dataOf('placed') : []);
});

it('fetches the first six products that are looked at for as long as a list that scrolls is not', async () => {
  const six = ['one', 'two', 'three', 'four', 'five', 'six'];
  await openList([{ to: '/ranges/rain' }, ...cardsOf(...six, 'seven')]);
  await wait(299);
  expect(readPrefetched()).toEqual([]);
  fireEvent.scroll(window);
  await wait(299);
  expect(readPrefetched()).toEqual([]);
  await wait(1);
  expect(readPrefetched()).toEqual(dataOf(...six));
});

it.each([
  [{ saveData: true }, 0],
  [{ effectiveType: 'slow-2g' }, 0],
  [{ effectiveType: '4g' }, 1],
])('on a connection %j fetches %i pages, and as many pictures', async (connection, count) => {
  const made = recordImages();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }));
  await openList([{ to: '/products/dear', picture: 'https://cdn.example/dear.jpg' }]);
  await wait(300);
  expect([readPrefetched().length, made.length]).toEqual([count, count]);
});

/** Pictures that a script asks for. */
function recordImages(): HTMLImageElement[] {
  const made: HTMLImageElement[] = [];
  const Original = Image;
  vi.stubGlobal(
    'Image',
    class extends Original {
      constructor() {
        super();
        made.push(this);
      }
    },
  );
  return made;
}

it('fetches three pictures as the product’s page shows them, each once, and those of known size', async () => {
  const made = recordImages();
  const picture = (name: string) => `https://cdn.example/${name}.jpg`;
  await openList([
    { to: '/products/none' },
    { to: '/products/first', picture: picture('a') },
    { to: '/products/same', picture: picture('a') },
    { to: '/products/unknown', picture: picture('b'), width: 0 },
    { to: '/products/second', picture: picture('c'), width: 500 },
    { to: '/products/late', picture: picture('d') },
  ]);
  await wait(300);
  fireEvent.scroll(window);
  await wait(300);
  expect(made.map(({ fetchPriority }) => fetchPriority)).toEqual(['low', 'low']);
  expect(made.map(({ sizes }) => sizes.includes('46vw'))).toEqual([true, true]);
  expect(made[0]?.srcset).toMatch(
    /^https:\/\/cdn.example\/a.jpg\?v=1&width=480&format=avif 480w.* 960w$/,
  );
  expect(made[1]?.srcset).toBe(`${picture('c')}?v=1&width=480&format=avif 480w`);
  cleanup();
  fireEvent.scroll(window);
  await wait(300);
  expect(vi.getTimerCount()).toBe(0);
});

const linkOf = (handle: string) => {
  const [link] = document.querySelectorAll(`link[href="/nl/products/${handle}.data"]`);
  return link ?? document.head;
};

const finishPrefetch = (...handles: readonly string[]) => {
  for (const handle of handles) fireEvent.load(linkOf(handle));
};

it('reads what the browser has fetched, one after another, so that a press shows it without a load', async () => {
  const finish: Record<string, () => void> = {};
  const asked = await openList(cardsOf('oil', 'mask', 'comb'), async (handle) => {
    await new Promise<void>((done) => {
      finish[handle] = done;
    });
    return `The ${handle}`;
  });
  await wait(300);
  expect(asked).toEqual([]);
  finishPrefetch('oil', 'mask');
  await untilIdle();
  // Scrolled past and back.
  finishPrefetch('oil');
  await untilIdle();
  expect(asked).toEqual(['oil']);
  finish['oil']?.();
  await untilIdle();
  expect(asked).toEqual(['oil', 'mask']);
  finish['mask']?.();
  await untilIdle();
  await act(async () => fireEvent.click(screen.getByRole('link', { name: '/products/mask' })));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The mask');
  expect(asked).toEqual(['oil', 'mask']);
  // Known pages are not read again.
  await act(async () => fireEvent.click(screen.getByRole('link', { name: LIST })));
  await wait(300);
  finishPrefetch('mask', 'comb');
  await untilIdle();
  await untilIdle();
  expect(asked).toEqual(['oil', 'mask', 'comb']);
  expect(isLoadedAhead('/nl/products/mask')).toBe(false);
});

it('leaves alone what else has loaded', async () => {
  const asked = await openList(cardsOf('oil-of-another-shop', 'style'));
  await wait(300);
  for (const [rel, href] of [
    ['preload', '/nl/products/style.data'],
    ['prefetch', '/be/products/oil-of-another-shop.data'],
  ]) {
    const link = Object.assign(document.createElement('link'), { rel, href });
    document.head.append(link);
    fireEvent.load(link);
    link.remove();
  }
  fireEvent.load(document.body);
  await untilIdle();
  expect(asked).toEqual([]);
});

it('shows no error of a page that cannot be read, and loads it at the press', async () => {
  let isDown = true;
  const asked = await openList(cardsOf('soap'), async (handle) => {
    if (isDown) throw new Error('down');
    return handle;
  });
  await wait(300);
  finishPrefetch('soap');
  await untilIdle();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  isDown = false;
  await act(async () => fireEvent.click(screen.getByRole('link', { name: '/products/soap' })));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('soap');
  expect(asked).toEqual(['soap', 'soap']);
});
