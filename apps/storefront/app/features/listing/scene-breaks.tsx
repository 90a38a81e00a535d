import type { CSSProperties } from 'react';
import type { Card } from '../../shared/product-card/card.ts';
import { RangeScene } from '../../shared/ranges/range-scene.tsx';
import { useBrand } from '../../shared/site/site.ts';
import styles from './scene-breaks.module.css';

// A phone shows the middle of it.
const SIZES = '(min-width: 1440px) 1440px, (min-width: 768px) 100vw, 148vw';

interface PlaceInGrid extends CSSProperties {
  readonly '--after': number;
  readonly '--before': number;
}

/** Wide scenes between the rows of a list. */
export function SceneBreaks({ cards }: { readonly cards: readonly (Card | null)[] }) {
  const { scenes } = useBrand();
  const ranges = cards.map((card) => (card === null ? undefined : card.range));
  return placeScenes({ ranges, scenes }).map(({ range, after }, index) => {
    const place: PlaceInGrid = { '--after': after, '--before': index };
    return (
      <div key={after} className={styles['scene']} data-range={range} style={place}>
        <RangeScene range={range} sizes={SIZES} />
      </div>
    );
  });
}

/** A wide scene between the rows of a list. */
interface SceneBreak {
  readonly range: string;
  /** Number of cards before it. */
  readonly after: number;
}

interface PlaceScenesArguments {
  /** Range of each card, in the list's order; null: it has none; undefined: the card has still to come. */
  readonly ranges: readonly (string | null | undefined)[];
  /** Ranges that have a scene. */
  readonly scenes: readonly string[];
}

/** Shorter lists are not broken. */
const SHORTEST = 8;
/** Minimum for a scene after every 16 cards, first after 8; a shorter list has one, after 4. */
const LONG = 16;

/** Places scenes of ranges that follow in the list and were not shown before. */
export function placeScenes({ ranges, scenes }: PlaceScenesArguments): readonly SceneBreak[] {
  if (ranges.length < SHORTEST) return [];
  const breaks: SceneBreak[] = [];
  const first = ranges.length < LONG ? SHORTEST / 2 : SHORTEST;
  const unused = new Set(scenes);
  for (let after = first; after < ranges.length; after += LONG) {
    const following = ranges.slice(after);
    const isWhole = !following.includes(undefined);
    const range =
      following.find((one) => typeof one === 'string' && unused.has(one)) ??
      // Cards that come later must not move the rows.
      (isWhole ? null : [...unused][0]);
    if (range == null) break;
    unused.delete(range);
    breaks.push({ range, after });
  }
  return breaks;
}
