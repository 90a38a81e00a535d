import styles from './teeth-bar.module.css';

interface TeethBarProps {
  readonly filledTeeth: number;
  readonly allTeeth: number;
  /** A comb counts things; a ruler, with every fifth tooth longer, measures an amount. */
  readonly look?: 'comb' | 'ruler';
}

/** Fills from the left. The words beside it say the same, so it is not read out. */
export function TeethBar({ filledTeeth, allTeeth, look = 'comb' }: TeethBarProps) {
  return (
    <span
      aria-hidden="true"
      className={styles['comb']}
      data-look={look}
      style={{ maxInlineSize: `calc(${allTeeth} * var(--tooth))` }}
    >
      {Array.from({ length: allTeeth }, (_, tooth) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a tooth is its place in the comb.
          key={tooth}
          data-filled={tooth < filledTeeth || undefined}
          style={{ transitionDelay: `calc(${tooth} * var(--dur-tooth))` }}
        />
      ))}
    </span>
  );
}
