import { track } from '../../shared/measurement/track.ts';

/** spec §9: seen means that 90 percent of it are visible. */
export const SEEN_SHARE = 0.9;

const STEPS = Array.from({ length: 21 }, (_, step) => step / 20);

export interface SectionInView {
  readonly visibleHeight: number;
  readonly height: number;
  readonly screenHeight: number;
}

/** Of a section taller than the screen 90 percent never show at once: there the screen is the measure. */
export function isSeen({ visibleHeight, height, screenHeight }: SectionInView): boolean {
  const most = Math.min(height, screenHeight);
  return most > 0 && visibleHeight / most >= SEEN_SHARE;
}

/** Tells the data layer of each section of a page, once. Answers what ends it. */
export function observeSectionViews(page: Element): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRect, boundingClientRect, rootBounds } of entries) {
        const seen = isSeen({
          visibleHeight: intersectionRect.height,
          height: boundingClientRect.height,
          screenHeight: rootBounds?.height ?? window.innerHeight,
        });
        if (seen) tell(target, observer);
      }
    },
    { threshold: STEPS },
  );
  for (const section of page.querySelectorAll('[data-section]')) {
    if (!section.hasAttribute('data-section-seen')) observer.observe(section);
  }
  return () => observer.disconnect();
}

function tell(section: Element, observer: IntersectionObserver): void {
  observer.unobserve(section);
  section.setAttribute('data-section-seen', '');
  track({
    kind: 'sectionViewed',
    name: section.getAttribute('data-section') ?? '',
    type: section.getAttribute('data-section-kind') ?? '',
  });
}
