import type { CSSProperties } from 'react';
import styles from './comb-meter.module.css';

interface CombMeterProps {
  /** Number from 0 to 1. */
  readonly share: number;
  /** A comb counts, a ruler measures an amount. */
  readonly appearance?: 'comb' | 'ruler';
}

/** Decorative meter of whole teeth; the text beside it says the same. */
export function CombMeter({ share, appearance = 'comb' }: CombMeterProps) {
  const style: CSSProperties & { readonly '--share': number } = {
    '--share': Math.min(1, Math.max(0, share)),
  };
  return (
    <span
      aria-hidden="true"
      className={styles['comb']}
      data-appearance={appearance}
      style={style}
    />
  );
}
