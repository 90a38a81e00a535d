import { expect, test, vi } from 'vitest';
import { onTrackedEvent, type PageEvent } from '../../shared/measurement/track.ts';
import { isSeen, observeSectionViews } from './observe-section-views.ts';

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

/** Calls back as a browser does: when a step is crossed, with the share of the section that is visible then. */
function openPage(height = 100) {
  // Lets go of events that tests of other files left behind.
  onTrackedEvent(() => {})();
  document.body.innerHTML = '<div data-section="Care" data-section-kind="story"></div>';
  const observers = new Set<{ readonly scroll: (visibleHeight: number) => void }>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      callback: (entries: readonly object[], observer: object) => void;
      steps: readonly number[];
      passed = 0;
      target: Element | null = null;
      constructor(callback: typeof this.callback, options: { readonly threshold: number[] }) {
        this.callback = callback;
        this.steps = options.threshold;
        observers.add(this);
      }
      observe(target: Element) {
        this.target = target;
      }
      unobserve() {
        this.target = null;
      }
      disconnect = this.unobserve;
      scroll(visible: number) {
        const { target, passed } = this;
        this.passed = this.steps.filter((step) => step <= visible / height).length;
        const intersectionRect = { height: visible };
        const [boundingClientRect, rootBounds] = [{ height }, { height: 800 }];
        const entry = { target, intersectionRect, boundingClientRect, rootBounds };
        if (target !== null && this.passed !== passed) this.callback([entry], this);
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
  scroll(90);
  expect(events).toHaveLength(1);
  for (const visibleHeight of [0, 100]) scroll(visibleHeight);
  stopWatching();
  observeSectionViews(document.body);
  scroll(100);
  stopTaking();
  expect(events.map(({ tracked }) => tracked)).toEqual([
    { kind: 'sectionViewed', name: 'Care', type: 'story' },
  ]);
});

test.each([0.5, 1, 2.235, 3.5, 7, 15, 26, 90])(
  'a section of %d screens that comes up line by line is seen',
  (screens) => {
    const scroll = openPage(screens * 800);
    const seen = vi.fn();
    const stopTaking = onTrackedEvent(seen);
    const stopWatching = observeSectionViews(document.body);
    for (let line = 0; line <= Math.min(screens, 1) * 800; line += 1) scroll(line);
    stopWatching();
    stopTaking();
    expect(seen).toHaveBeenCalledTimes(1);
  },
);
