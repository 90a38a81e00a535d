import { act, fireEvent, render } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberPressedCard, useMorphFromCard } from './morph.ts';

let isScroller = true;

beforeEach(() => {
  isScroller = true;
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/small.webp');
  vi.spyOn(performance, 'now').mockReturnValue(3_000);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(
    this: Element,
  ) {
    return this.closest('article') === null
      ? new DOMRect(10, 20, 400, 500)
      : new DOMRect(110, 320, 100, 125);
  });
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
});

/** Presses a card’s name at a time, and opens a page with the strip of pictures. */
async function open({
  path = '/products/rain',
  pressedAt = 1_000,
  card = <img alt="" />,
  strip = (
    <li>
      <img alt="" />
    </li>
  ),
}: {
  readonly path?: string;
  readonly pressedAt?: number;
  readonly card?: ReactNode;
  readonly strip?: ReactNode;
}) {
  const { container, unmount } = render(
    <article>
      {card}
      <a
        href="/products/rain"
        onClick={(event) => rememberPressedCard({ ...event, timeStamp: pressedAt })}
      >
        Rain
      </a>
    </article>,
  );
  const link = container.querySelector('a');
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  if (link) fireEvent.click(link);
  unmount();
  window.history.replaceState(null, '', path);
  return show(strip);
}

function Strip({ children }: { readonly children: ReactNode }) {
  const strip = useRef<HTMLUListElement>(null);
  useMorphFromCard(strip);
  return (
    <ul ref={strip} style={{ overflowX: isScroller ? 'auto' : 'visible' }}>
      {children}
    </ul>
  );
}

async function show(strip: ReactNode) {
  const page = await act(async () => render(<Strip>{strip}</Strip>));
  const moved = page.container.querySelector<HTMLElement>('[data-morphs]');
  const { style } = moved ?? page.container;
  const [x, y, scale] = ['x', 'y', 'scale'].map((name) =>
    style.getPropertyValue(`--morph-${name}`),
  );
  return { ...page, moved: moved?.localName ?? null, way: [x, y, scale] };
}

test.each([
  [true, 'ul'],
  [false, 'li'],
])(
  'of a strip that scrolls (%s) the %s comes from the place of the card, once',
  async (scrolls, name) => {
    isScroller = scrolls;
    const { moved, way, unmount } = await open({});
    expect([moved, way]).toEqual([name, ['100px', '300px', '0.25']]);
    unmount();
    expect(
      (
        await show(
          <li>
            <img alt="" />
          </li>,
        )
      ).moved,
    ).toBeNull();
  },
);

test.each([
  ['another page', { path: '/products/mask' }],
  ['a page that came after more than two seconds', { pressedAt: 999 }],
  ['the page of a card without a picture', { card: null }],
  ['a page without pictures', { strip: null }],
  ['a page whose first picture is none', { strip: <li>3D</li> }],
])('%s stands still', async (_, changes) => {
  expect((await open(changes)).moved).toBeNull();
});

test.each([
  [false, 'url("/small.webp")'],
  [true, ''],
])('a picture that has come (%s) has the card’s behind it until then', async (complete, behind) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  const { container } = await open({});
  const picture = container.querySelector('img') ?? new Image();
  const { style } = picture;
  expect(style.background).toContain(behind);
  expect(style.background === '').toBe(behind === '');
  fireEvent.load(picture);
  expect(style.background).toBe('');
});
