// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
import type { MapPictureProps } from './map-picture.tsx';
import { SalonMap } from './salon-map.tsx';
import { foundSalon } from './salons.test-kit.ts';

const BRUSSELS = { latitude: 50.85, longitude: 4.35 };
const LIEGE = { latitude: 50.63, longitude: 5.57 };
const OSTEND = { latitude: 51.22, longitude: 2.92 };
const FOUND = [
  foundSalon('1', { position: BRUSSELS }),
  foundSalon('2', { position: null }),
  foundSalon('3', { position: LIEGE }),
  foundSalon('4', { position: OSTEND }),
];
const PLACES = [{ name: 'Charleroi', position: { latitude: 50.41, longitude: 4.44 } }];
const NOTHING = { chosenSalonNo: null, isClose: false, isNumbered: true, onPick: () => undefined };

async function renderMap(changes: Partial<MapPictureProps> = {}) {
  const { container } = await renderInShop(
    <SalonMap found={FOUND} places={PLACES} {...NOTHING} {...changes} />,
    { locale: 'nl-be', checkout: null },
  );
  return { map: await mapIn(container) };
}

async function mapIn(container: Element, box = '0 0 720 600'): Promise<SVGSVGElement> {
  const map = await vi.waitUntil(() => container.querySelector(`svg[viewBox="${box}"]`));
  if (!(map instanceof SVGSVGElement)) throw new Error('There is no map');
  return map;
}

/** Enlargement of the land, and the corner that is seen. */
function viewOf(map: Element) {
  const transform = map.querySelector('g')?.getAttribute('transform') ?? '';
  const [scale = 0, x = 0, y = 0] = (transform.match(/-?[\d.]+/g) ?? []).map(Number);
  return { scale, x: 0 - x, y: 0 - y };
}
const dotsOf = (map: Element) => [...map.querySelectorAll('g')].slice(1);
const placeOf = (dot: Element | undefined) => {
  const point = dot?.querySelectorAll('circle')[1];
  return { x: Number(point?.getAttribute('cx')), y: Number(point?.getAttribute('cy')) };
};
const zoomIn = () => screen.getByRole('button', { name: 'Inzoomen' });
const zoomOut = () => screen.getByRole('button', { name: 'Uitzoomen' });
const press = (key: string, more = {}) => fireEvent.keyDown(zoomIn(), { key, ...more });
const isOff = (button: Element) => button.getAttribute('aria-disabled') === 'true';

test('salons with a place stand on the map with their number in the list, the first on top', async () => {
  const onPick = vi.fn<(salonNo: string) => void>();
  const { map } = await renderMap({ onPick });
  expect(textsOf(dotsOf(map))).toEqual(['4', '3', '1']);
  const [ostend, liege, brussels] = dotsOf(map).map(placeOf);
  expect(ostend?.x).toBeLessThan(brussels?.x ?? 0);
  expect(brussels?.x).toBeLessThan(liege?.x ?? 0);
  expect(brussels?.y).toBeGreaterThan(ostend?.y ?? 0);
  expect(brussels?.y).toBeLessThan(liege?.y ?? 0);
  fireEvent.click(dotsOf(map)[1] ?? map);
  expect(onPick.mock.calls).toEqual([['3']]);
});

test('the chosen salon stands above all, and is marked alone', async () => {
  const { map } = await renderMap({ chosenSalonNo: '4' });
  expect(textsOf(dotsOf(map))).toEqual(['3', '1', '4']);
  const marked = dotsOf(map).map((dot) => dot.getAttribute('data-chosen'));
  expect(marked).toEqual([null, null, 'true']);
});

test('without a numbered list there are no numbers', async () => {
  const { map } = await renderMap({ isNumbered: false });
  expect(textsOf(dotsOf(map))).toEqual(['', '', '']);
});

test.each([
  [0.094, ['', '1'], ['2', '1']],
  [0.097, ['2', '1'], ['2', '1']],
])(
  'a dot %s degrees from another is numbered %j, and after a closer look %j',
  async (by, far, close) => {
    const position = { ...BRUSSELS, latitude: BRUSSELS.latitude + by };
    const found = [foundSalon('1', { position: BRUSSELS }), foundSalon('2', { position })];
    const { map } = await renderMap({ found });
    expect(textsOf(dotsOf(map))).toEqual(far);
    fireEvent.click(zoomIn());
    expect(textsOf(dotsOf(map))).toEqual(close);
  },
);

test('a place is written below where it lies, and moves with the map', async () => {
  const { map } = await renderMap();
  const label = () => {
    const text = [...map.querySelectorAll('text')].find((one) => one.textContent === 'Charleroi');
    return { x: Number(text?.getAttribute('x')), y: Number(text?.getAttribute('y')) };
  };
  const before = label();
  fireEvent.click(zoomIn());
  const { scale, x, y } = viewOf(map);
  expect(label().x).toBeCloseTo((before.x - x) * scale);
  // The distance from the place stays as it is: 34 units.
  expect(label().y).toBeCloseTo((before.y - 34 - y) * scale + 34);
});

test.each([
  ['whole country', false, [null], 1],
  ['whole country', true, [null, null, null], 1],
  ['surroundings of a lone salon', true, [null], 6],
  ['surroundings of those near', true, [1, null, null], 6],
])('the map opens on the %s: close %s, distances %j', async (_, isClose, distances, scale) => {
  const places = [BRUSSELS, LIEGE, OSTEND];
  const found = distances.map((distanceInKm, index) =>
    foundSalon(`${index}`, { position: places[index] ?? null }, { distanceInKm }),
  );
  const { map } = await renderMap({ found, isClose });
  expect(viewOf(map).scale).toBe(scale);
  expect(map.hasAttribute('data-zoomed')).toBe(scale > 1);
  expect(isOff(zoomOut())).toBe(scale === 1);
});

test('buttons zoom around the middle, and say where they end', async () => {
  const { map } = await renderMap();
  expect([isOff(zoomIn()), isOff(zoomOut())]).toEqual([false, true]);
  expect(screen.getByRole('group', { name: 'Kaart' })).toBeDefined();
  fireEvent.click(zoomIn());
  expect(viewOf(map)).toEqual({ scale: 1.8, x: 160, y: 600 / 2 - 600 / 3.6 });
  expect(map.hasAttribute('data-zoomed')).toBe(true);
  expect([isOff(zoomIn()), isOff(zoomOut())]).toEqual([false, false]);
  for (let step = 0; step < 5; step += 1) fireEvent.click(zoomIn());
  expect(viewOf(map).scale).toBe(24);
  expect([isOff(zoomIn()), isOff(zoomOut())]).toEqual([true, false]);
  fireEvent.click(zoomOut());
  expect(viewOf(map).scale).toBeCloseTo(24 / 1.8);
});

test('keys zoom and move the map, unless they are for the browser', async () => {
  const { map } = await renderMap();
  press('+');
  press('=');
  expect(viewOf(map).scale).toBeCloseTo(1.8 ** 2);
  press('-');
  const { scale, x, y } = viewOf(map);
  expect(scale).toBeCloseTo(1.8);
  for (const [key, dx, dy] of [
    ['ArrowRight', 50, 0],
    ['ArrowDown', 50, 50],
    ['ArrowLeft', 0, 50],
    ['ArrowUp', 0, 0],
  ] as const) {
    expect(press(key)).toBe(false);
    expect(viewOf(map).x).toBeCloseTo(x + dx);
    expect(viewOf(map).y).toBeCloseTo(y + dy);
  }
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    for (const key of ['+', '-', 'ArrowRight']) expect(press(key, more)).toBe(true);
  }
  expect(press('Tab')).toBe(true);
  expect(viewOf(map).x).toBeCloseTo(x);
  expect(viewOf(map).scale).toBeCloseTo(scale);
});

/** A map drawn at half its size, whose pointer is captured as browsers do it. */
function pointAt(map: SVGSVGElement) {
  const captured = new Set<number>();
  map.hasPointerCapture = (id) => captured.has(id);
  map.setPointerCapture = (id) => void captured.add(id);
  map.getScreenCTM = () => Object.assign(new DOMMatrix(), { a: 0.5 });
  const send = (type: string, clientX: number, clientY: number, isPrimary = true) =>
    act(() => {
      const place = { clientX, clientY, isPrimary, pointerId: 7, bubbles: true };
      map.dispatchEvent(new PointerEvent(type, place));
    });
  return { send, captured };
}

test('a pointer drags the map along, once it has moved further than a press does', async () => {
  const { map } = await renderMap();
  fireEvent.click(zoomIn());
  const { x, y } = viewOf(map);
  const { send, captured } = pointAt(map);
  const expectMoved = (dx: number, dy: number) => {
    expect(viewOf(map).x).toBeCloseTo(x + dx);
    expect(viewOf(map).y).toBeCloseTo(y + dy);
  };
  send('pointermove', 90, 90);
  expectMoved(0, 0);
  send('pointerdown', 100, 100, false);
  send('pointermove', 90, 90);
  expectMoved(0, 0);
  send('pointerdown', 100, 100);
  send('pointermove', 97, 98);
  expectMoved(0, 0);
  expect(captured.size).toBe(0);
  send('pointermove', 96, 100);
  // Four pixels are eight units of a map drawn at half its size, as it is seen.
  expectMoved(8 / 1.8, 0);
  expect(captured).toEqual(new Set([7]));
  send('pointermove', 96, 99);
  expectMoved(8 / 1.8, 2 / 1.8);
  for (const end of ['pointerup', 'pointercancel']) {
    send(end, 96, 99);
    send('pointermove', 10, 10);
    expectMoved(8 / 1.8, 2 / 1.8);
    send('pointerdown', 96, 99);
  }
});

function Another() {
  const [found, setFound] = useState(FOUND.slice(0, 1));
  return (
    <>
      <button type="button" onClick={() => setFound(FOUND)}>
        Another
      </button>
      <SalonMap found={found} places={[]} {...NOTHING} />
    </>
  );
}

test('other salons are seen as if it had just opened', async () => {
  const { container } = await renderInShop(<Another />, { locale: 'nl-be', checkout: null });
  const map = await mapIn(container);
  fireEvent.click(zoomIn());
  expect(viewOf(map).scale).toBe(1.8);
  fireEvent.click(screen.getByRole('button', { name: 'Another' }));
  expect(viewOf(await mapIn(container)).scale).toBe(1);
});

test('the map keeps its room while it loads', async () => {
  const rooms: (string | undefined)[] = [];
  const keep = (element: HTMLElement | null) => {
    rooms.push(element?.querySelector<HTMLElement>('[data-scripted]')?.style.aspectRatio);
  };
  const map = <SalonMap found={FOUND} places={[]} {...NOTHING} />;
  await renderInShop(<div ref={keep}>{map}</div>, { locale: 'nl' });
  expect(rooms[0]).toBe('720 / 850');
  await mapIn(document.body, '0 0 720 850');
  expect(document.querySelector('[data-scripted]')).toBeNull();
});
