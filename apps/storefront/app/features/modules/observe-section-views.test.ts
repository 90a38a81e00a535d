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
  const attributes = new Map([
    ['data-section', 'Care'],
    ['data-section-kind', 'story'],
  ]);
  const section = {
    hasAttribute: (name: string) => attributes.has(name),
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  };
  const observers = new Set<{ readonly scroll: (visibleHeight: number) => void }>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      callback: (entries: readonly object[], observer: object) => void;
      isObserving = false;
      constructor(callback: typeof this.callback) {
        this.callback = callback;
        observers.add(this);
      }
      observe() {
        this.isObserving = true;
      }
      unobserve() {
        this.isObserving = false;
      }
      disconnect = this.unobserve;
      scroll(height: number) {
        if (!this.isObserving) return;
        const [boundingClientRect, rootBounds] = [{ height: 100 }, { height: 800 }];
        const intersectionRect = { height };
        this.callback(
          [{ target: section, intersectionRect, boundingClientRect, rootBounds }],
          this,
        );
      }
    },
  );
  vi.stubGlobal('window', { location: { href: 'https://www.lokke.example/nl' } });
  vi.stubGlobal('document', { title: 'LOKKE' });
  const page: object = { querySelectorAll: () => [section] };
  return {
    page: page as Element,
    scroll: (visibleHeight: number) => {
      for (const observer of observers) observer.scroll(visibleHeight);
    },
  };
}

test('a section is told of once, however often it comes into view and its page is drawn', () => {
  const { page, scroll } = openPage();
  const events: PageEvent[] = [];
  const stopTaking = onTrackedEvent((pageEvent) => events.push(pageEvent));
  const stopWatching = observeSectionViews(page);
  scroll(89);
  expect(events).toEqual([]);
  for (const visibleHeight of [90, 0, 100]) scroll(visibleHeight);
  stopWatching();
  observeSectionViews(page);
  scroll(100);
  stopTaking();
  expect(events.map(({ tracked }) => tracked)).toEqual([
    { kind: 'sectionViewed', name: 'Care', type: 'story' },
  ]);
});
