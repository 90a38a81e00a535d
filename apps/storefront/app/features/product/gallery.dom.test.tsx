import type { Picture } from '@lokke/domain/catalogue';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
import { Gallery } from './gallery.tsx';

const [WIDTH, HEIGHT] = [400, 200];

const aPicture = (number: number, width = 1200): Picture => ({
  url: `https://cdn.shopify.com/s/files/1/${number}.jpg`,
  altText: `Bottle ${number}`,
  width,
  height: width / 2,
});
const THREE = [aPicture(1), aPicture(2), aPicture(3)];

const scrolled: unknown[] = [];
const { scrollIntoView } = Element.prototype;
beforeEach(() => {
  scrolled.length = 0;
  // Draws what is enlarged from the stage's corner on, as a browser does before it is scrolled.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const zoom = this instanceof HTMLElement ? Number(this.style.getPropertyValue('--zoom')) : 0;
    return new DOMRect(0, 0, WIDTH * (zoom || 1), HEIGHT * (zoom || 1));
  });
  vi.spyOn(Element.prototype, 'scrollBy').mockImplementation((to: unknown) => scrolled.push(to));
});
afterEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

const renderGallery = (pictures: readonly Picture[]) =>
  renderInShop(<Gallery pictures={pictures} title="Rain" />, { checkout: null });
const openings = () => screen.getAllByRole('link', { name: /Enlarge$/ });

async function openZoom(pictures = THREE, index = 0) {
  await renderGallery(pictures);
  fireEvent.click(openings()[index] ?? document.body);
  const dialog = await screen.findByRole(
    'dialog',
    { name: 'Enlarged picture' },
    { timeout: 10_000 },
  );
  const frame = () => within(dialog).getByRole('button', { name: /^Bottle/ });
  const button = (name: string) => within(dialog).getByRole('button', { name });
  const zoom = () => Number(frame().style.getPropertyValue('--zoom'));
  /** Picture that is enlarged, how many times, its number, and the buttons that can do no more. */
  const view = () => ({
    picture: within(dialog).getByRole('img').getAttribute('alt'),
    zoom: zoom(),
    number: within(dialog).queryByText(/^\d of \d$/)?.textContent,
    idle: ['Smaller', 'Larger'].filter(
      (name) => button(name).getAttribute('aria-disabled') === 'true',
    ),
  });
  return { dialog, frame, button, view, zoom };
}

test('a product without pictures shows its initial', async () => {
  const { container } = await renderGallery([]);
  expect(container.querySelector('[data-initial]')?.getAttribute('data-initial')).toBe('R');
  expect(screen.queryByRole('region')).toBeNull();
});

test.each([1, 2])(
  '%s picture(s): small ones lead to each, where there is a choice',
  async (count) => {
    const { container } = await renderGallery(THREE.slice(0, count));
    expect(screen.getByRole('region', { name: /^Pictures.*Rain$/ })).toBeDefined();
    expect(openings().map((one) => one.getAttribute('href'))).toEqual(
      THREE.slice(0, count).map(({ url }) => url),
    );
    const isFirst = [...container.querySelectorAll('img[alt^=Bottle]')].map(
      (one) => one.getAttribute('fetchpriority') === 'high',
    );
    expect(isFirst).toEqual([true, false].slice(0, count));
    const small = screen.queryAllByRole('button').map((one) => one.getAttribute('aria-label'));
    expect(small).toEqual(count === 1 ? [] : ['Show picture 1 of 2', 'Show picture 2 of 2']);
    const into = vi.fn(function (this: Element, _: unknown) {
      return this.textContent;
    });
    Object.assign(Element.prototype, { scrollIntoView: into });
    for (const button of screen.queryAllByRole('button')) fireEvent.click(button);
    expect(into.mock.calls).toEqual(small.map(() => [{ inline: 'start', block: 'nearest' }]));
    expect(into.mock.contexts).toEqual(
      count === 1 ? [] : openings().map((one) => one.parentElement),
    );
  },
);

test('a strip that was moved by hand says so', async () => {
  const { container } = await renderGallery(THREE);
  expect(container.querySelector('[data-moved]')).toBeNull();
  fireEvent.scroll(screen.getAllByRole('list')[0] ?? container);
  expect(container.querySelector('[data-moved]')).not.toBeNull();
});

test('a press for another tab opens no dialog, and any other one the pressed picture', async () => {
  await renderGallery(THREE);
  const [, second] = openings();
  expect(second?.getAttribute('aria-haspopup')).toBe('dialog');
  expect(fireEvent.click(second ?? document.body, { ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(fireEvent.click(second ?? document.body)).toBe(false);
  const dialog = await screen.findByRole(
    'dialog',
    { name: 'Enlarged picture' },
    { timeout: 10_000 },
  );
  expect(within(dialog).getByRole('img', { name: 'Bottle 2' })).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close the enlarged picture' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('pictures are browsed by buttons and keys, and begin again after the last', async () => {
  const { button, frame, view } = await openZoom();
  const numbers = [view().number];
  const steps = [
    () => fireEvent.click(button('Next picture')),
    () => fireEvent.keyDown(frame(), { key: 'ArrowRight' }),
    () => fireEvent.click(button('Next picture')),
    () => fireEvent.click(button('Previous picture')),
    () => fireEvent.keyDown(frame(), { key: 'ArrowLeft' }),
  ];
  for (const step of steps) {
    step();
    numbers.push(view().number);
  }
  expect(numbers.map((text) => text?.[0])).toEqual(['1', '2', '3', '1', '3', '2']);
  expect(view().picture).toBe('Bottle 2');
  fireEvent.keyDown(frame(), { key: '+' });
  // Now they move over the picture.
  fireEvent.keyDown(frame(), { key: 'ArrowRight' });
  fireEvent.keyDown(frame(), { key: 'ArrowLeft' });
  expect(view()).toMatchObject({ picture: 'Bottle 2', zoom: 2 });
  fireEvent.click(button('Next picture'));
  expect(view()).toMatchObject({ picture: 'Bottle 3', zoom: 1 });
  fireEvent.click(button('Larger'));
  expect(view().zoom).toBe(2);
});

test('a single picture has nothing to browse', async () => {
  const { dialog, view } = await openZoom(THREE.slice(0, 1));
  expect(textsOf(within(dialog).getAllByRole('button'))).toHaveLength(4);
  expect(view().number).toBeUndefined();
});

test('buttons and keys enlarge up to four times around the middle, and back', async () => {
  const { button, frame, view } = await openZoom();
  const steps = [
    ['start', 1, ['Smaller'], null],
    ['Larger', 2, [], [200, 100]],
    ['=', 4, ['Larger'], [200, 100]],
    ['+', 4, ['Larger'], null],
    ['Larger', 4, ['Larger'], null],
    ['-', 2, [], [-200, -100]],
    ['+', 4, ['Larger'], [200, 100]],
    ['Smaller', 2, [], [-200, -100]],
    ['-', 1, ['Smaller'], [-200, -100]],
    ['Smaller', 1, ['Smaller'], null],
    ['a', 1, ['Smaller'], null],
  ] as const;
  for (const [step, zoom, idle] of steps) {
    if (step.length === 1) fireEvent.keyDown(frame(), { key: step });
    else if (step !== 'start') fireEvent.click(button(step));
    expect([step, view().zoom, view().idle]).toEqual([step, zoom, idle]);
    expect(frame().getAttribute('aria-pressed')).toBe(`${zoom > 1}`);
    expect(frame().querySelector('source')?.sizes).toBe(`${zoom * 100}vw`);
  }
  const moves = steps.flatMap(([, , , move]) => (move === null ? [] : [move]));
  expect(scrolled).toHaveLength(moves.length);
  expect(scrolled.slice(0, 1)).toEqual([{ left: 200, top: 100, behavior: 'instant' }]);
});

test('a press enlarges where it was, one by key in the middle, and another makes it whole', async () => {
  const { frame, zoom } = await openZoom();
  fireEvent.click(frame(), { detail: 1, clientX: 100, clientY: 20 });
  expect(zoom()).toBe(2);
  expect(scrolled.at(-1)).toEqual({ left: 100, top: 20, behavior: 'instant' });
  fireEvent.click(frame(), { detail: 1, clientX: 100, clientY: 20 });
  expect(zoom()).toBe(1);
  fireEvent.click(frame(), { detail: 0, clientX: 100, clientY: 20 });
  expect(zoom()).toBe(2);
  expect(scrolled.at(-1)).toEqual({ left: 200, top: 100, behavior: 'instant' });
});

test('a wheel turned with Ctrl enlarges under the pointer; without it the page scrolls', async () => {
  const { frame, zoom } = await openZoom();
  const turn = (deltaY: number, ctrlKey: boolean) => {
    const facts = { ctrlKey, clientX: 40, clientY: 10, bubbles: true, cancelable: true };
    const event = Object.assign(new MouseEvent('wheel', facts), { deltaY });
    act(() => void frame().dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect([turn(-150, false), zoom()]).toEqual([false, 1]);
  expect([turn(-150, true), zoom()]).toEqual([true, 2]);
  expect(scrolled.at(-1)).toEqual({ left: 40, top: 10, behavior: 'instant' });
  expect([turn(75, true), zoom()]).toEqual([true, Math.SQRT2]);
});

test('two fingers enlarge by their distance, around their middle; one finger scrolls', async () => {
  const { frame, zoom } = await openZoom();
  const touch = (type: string, ...places: readonly (readonly [x: number, y: number])[]) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    const touches = places.map(([clientX, clientY]) => ({ clientX, clientY }));
    act(() => void frame().dispatchEvent(Object.assign(event, { touches })));
    return [event.defaultPrevented, zoom()];
  };
  expect(touch('touchstart', [100, 0])).toEqual([false, 1]);
  expect(touch('touchmove', [150, 0])).toEqual([false, 1]);
  expect(touch('touchstart', [100, 10], [200, 30])).toEqual([true, 1]);
  expect(touch('touchmove', [50, 0], [250, 40])).toEqual([true, 2]);
  expect(scrolled.at(-1)).toEqual({ left: 150, top: 20, behavior: 'instant' });
  // A finger was lifted, and set down elsewhere.
  for (const [end, apart] of [
    ['touchend', 20],
    ['touchcancel', 10],
  ] as const) {
    expect(touch(end, [50, 0])).toEqual([false, 2]);
    expect(touch('touchstart', [50, 0], [50 + apart, 0])).toEqual([true, 2]);
  }
  expect(touch('touchmove', [50, 0], [55, 0])).toEqual([true, 1]);
});

test.each([
  [1200, [640, 960, 1200]],
  [960, [640, 960]],
  [600, [600]],
])('a picture %s wide is offered up to that', async (width, expected) => {
  const { dialog } = await openZoom([aPicture(1, width)]);
  const set = dialog.querySelector('source, img[srcset]')?.getAttribute('srcset') ?? '';
  expect([...set.matchAll(/ (\d+)w/g)].map(([, one]) => Number(one))).toEqual(expected);
});
