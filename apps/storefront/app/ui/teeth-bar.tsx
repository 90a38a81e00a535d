import styles from './teeth-bar.module.css';

interface TeethBarProps {
  readonly filledTeeth: number;
  readonly allTeeth: number;
}

/** A comb that fills from the left. The words beside it say the same, so it is not read out. */
export function TeethBar({ filledTeeth, allTeeth }: TeethBarProps) {
  return (
    <span aria-hidden="true" className={styles['comb']}>
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
