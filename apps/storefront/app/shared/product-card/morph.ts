import { type MouseEvent, type RefObject, useLayoutEffect } from 'react';

/** A page that takes longer is a new one for its reader. */
const REMEMBERED_FOR_IN_MS = 2_000;

interface PressedCard {
  readonly path: string;
  /** Place in the viewport. */
  readonly place: DOMRect;
  readonly pictureUrl: string;
  readonly pressedAt: number;
}

let pressed: PressedCard | null = null;

/** Remembers where the picture of a pressed card stands, for the product page that follows. */
export function rememberPressedCard({ currentTarget, timeStamp }: MouseEvent<HTMLAnchorElement>) {
  const picture = currentTarget.closest('article')?.querySelector('img');
  if (!picture) return;
  pressed = {
    path: currentTarget.pathname,
    place: picture.getBoundingClientRect(),
    pictureUrl: picture.currentSrc,
    pressedAt: timeStamp,
  };
}

/**
 * Lets a product's first picture grow out of the pressed card's. The page is there at once, which a view transition would
 * hold back for two frames and its snapshots.
 */
export function useMorphFromCard(strip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const from = pressed;
    pressed = null;
    if (from === null || from.path !== window.location.pathname) return;
    if (performance.now() - from.pressedAt > REMEMBERED_FOR_IN_MS) return;
    const first = strip.current?.querySelector('li');
    const picture = first?.querySelector('img');
    if (!strip.current || !first || !picture) return;
    standIn(picture, from.pictureUrl);
    // A strip that scrolls would cut its first picture off.
    const isScroller = getComputedStyle(strip.current).overflowX !== 'visible';
    const moved = isScroller ? strip.current : first;
    // After the router has scrolled up.
    queueMicrotask(() => moveFrom(from.place, moved));
  }, [strip]);
}

/** The card's picture, until the sharper one has come. */
function standIn(picture: HTMLImageElement, url: string): void {
  if (picture.complete || url === '') return;
  const { style } = picture;
  style.background = `url("${url}") center / cover`;
  picture.addEventListener('load', () => style.removeProperty('background'), { once: true });
}

function moveFrom(place: DOMRect, moved: HTMLElement): void {
  const { left, top, width } = moved.getBoundingClientRect();
  moved.style.setProperty('--morph-x', `${place.left - left}px`);
  moved.style.setProperty('--morph-y', `${place.top - top}px`);
  moved.style.setProperty('--morph-scale', String(place.width / width));
  moved.dataset['morphs'] = '';
}
