import type { CSSProperties } from 'react';
import type { Card } from '../../shared/product-card/card.ts';
import { RangeScene } from '../../shared/ranges/range-scene.tsx';
import { useBrand } from '../../shared/site/site.ts';
import { placeScenes } from './place-scenes.ts';
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
