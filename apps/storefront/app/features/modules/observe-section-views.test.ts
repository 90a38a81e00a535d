// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { onTrackedEvent, type PageEvent } from '../../shared/measurement/track.ts';
import { isSeen, observeSectionViews } from './observe-section-views.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{ visibleHeight: 449, height: 500, screenHeight: 800 }, false],
  [{ visibleHeight: 450, height: 500, screenHeight: 800 }, true],
  [{ visibleHeight: 451, height: 500, screenHeight: 800 }, true],
  [{ visibleHeight: 719, height: 2000, screenHeight: 800 }, false],
  [{ visibleHeight: 720, height: 2000, screenHeight: 800 }, true],
  [{ visibleHeight: 0, height: 0, screenHeight: 800 }, false],
])('a section is seen, or not: %o is %s', (section, seen) => {
  expect(isSeen(section)).toBe(seen);
});

function openPage() {
  document.body.innerHTML = '<div data-section="Care" data-section-kind="story"></div>';
  const observers = new Set<{ readonly scroll: (visibleHeight: number) => void }>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      callback: (entries: readonly object[], observer: object) => void;
      target: Element | null = null;
      constructor(callback: typeof this.callback) {
        this.callback = callback;
        observers.add(this);
      }
      observe(target: Element) {
        this.target = target;
      }
      unobserve() {
        this.target = null;
      }
      disconnect = this.unobserve;
      scroll(height: number) {
        const { target } = this;
        const [boundingClientRect, rootBounds] = [{ height: 100 }, { height: 800 }];
        const entry = { target, intersectionRect: { height }, boundingClientRect, rootBounds };
        if (target !== null) this.callback([entry], this);
      }
    },
  );
  return (visibleHeight: number) => {
    for (const observer of observers) observer.scroll(visibleHeight);
  };
}

test('a section is told of once, however often it comes into view and its page is drawn', () => {
  const scroll = openPage();
  const events: PageEvent[] = [];
  const stopTaking = onTrackedEvent((pageEvent) => events.push(pageEvent));
  const stopWatching = observeSectionViews(document.body);
  scroll(89);
  expect(events).toEqual([]);
  for (const visibleHeight of [90, 0, 100]) scroll(visibleHeight);
  stopWatching();
  observeSectionViews(document.body);
  scroll(100);
  stopTaking();
  expect(events.map(({ tracked }) => tracked)).toEqual([
    { kind: 'sectionViewed', name: 'Care', type: 'story' },
  ]);
});
