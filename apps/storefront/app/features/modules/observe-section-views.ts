import { track } from '../../shared/measurement/track.ts';

/** Visible share that counts as seen (spec §9). */
const SEEN_SHARE = 0.9;

/** Each is 95 percent of the one before, so that a section of up to a hundred screens passes two while it becomes seen. */
const STEPS = Array.from({ length: 91 }, (_, step) => SEEN_SHARE ** (step / 2));

export interface SectionInView {
  readonly visibleHeight: number;
  readonly height: number;
  readonly screenHeight: number;
}

/** A section taller than the screen is measured against the screen. */
export function isSeen({ visibleHeight, height, screenHeight }: SectionInView): boolean {
  const most = Math.min(height, screenHeight);
  return most > 0 && visibleHeight / most >= SEEN_SHARE;
}

/** Tracks each section of a page once. Returns how to stop. */
export function observeSectionViews(page: Element): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRect, boundingClientRect, rootBounds } of entries) {
        const seen = isSeen({
          visibleHeight: intersectionRect.height,
          height: boundingClientRect.height,
          screenHeight: rootBounds?.height ?? window.innerHeight,
        });
        if (seen) trackSection(target, observer);
      }
    },
    { threshold: STEPS },
  );
  for (const section of page.querySelectorAll('[data-section]')) {
    if (!section.hasAttribute('data-section-seen')) observer.observe(section);
  }
  return () => observer.disconnect();
}

function trackSection(section: Element, observer: IntersectionObserver): void {
  observer.unobserve(section);
  section.setAttribute('data-section-seen', '');
  track({
    kind: 'sectionViewed',
    name: section.getAttribute('data-section') ?? '',
    type: section.getAttribute('data-section-kind') ?? '',
  });
}
