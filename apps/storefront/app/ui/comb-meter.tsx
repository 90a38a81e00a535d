import type { CSSProperties } from 'react';
import styles from './comb-meter.module.css';

interface TeethBarProps {
  /** How much of it is filled, from 0 to 1. */
  readonly share: number;
  /** A comb counts things; a ruler, with every fifth tooth longer, measures an amount. */
  readonly appearance?: 'comb' | 'ruler';
}

/** As wide as there is room for whole teeth, and fills from the left. The words beside it say the same, so it is not read out. */
export function CombMeter({ share, appearance: look = 'comb' }: TeethBarProps) {
  const style: CSSProperties & { readonly '--share': number } = {
    '--share': Math.min(1, Math.max(0, share)),
  };
  return (
    <span aria-hidden="true" className={styles['comb']} data-appearance={look} style={style} />
  );
}
