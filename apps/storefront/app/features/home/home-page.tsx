import type { Card } from '../../shared/product-card/card.ts';
import type { RangeLink } from '../../shared/ranges/known-ranges.ts';
import { StrandRule } from '../../ui/strand-rule.tsx';
import { BestSellers } from './best-sellers.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { RainBand } from './rain-band.tsx';
import { RangeTiles } from './range-tiles.tsx';
import { Routines } from './routines.tsx';

interface HomePageProps {
  readonly bestSellers: readonly Card[];
  readonly routines: readonly Card[];
  readonly ranges: readonly RangeLink[];
  readonly productCount: number;
}

/** A section without its products is left out; the rest of the page stands. */
export function HomePage({ bestSellers, routines, ranges, productCount }: HomePageProps) {
  return (
    <div className={styles['sections']}>
      <Hero hasRoutines={routines.length > 0} />
      {bestSellers.length > 0 && <BestSellers cards={bestSellers} productCount={productCount} />}
      {ranges.some(({ handle }) => handle === 'rain') && <RainBand />}
      {ranges.length > 0 && <RangeTiles ranges={ranges} />}
      {routines.length > 0 && <Routines cards={routines} />}
      <StrandRule />
      <DeliveryFacts />
    </div>
  );
}
