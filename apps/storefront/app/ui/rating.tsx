import styles from './rating.module.css';

export const STAR = (
  <svg aria-hidden="true" viewBox="0 0 24 24">
    <path d="M12 2l3 7 7.5.6-5.7 5 1.8 7.4-6.6-4-6.6 4 1.8-7.4-5.7-5L9 9z" />
  </svg>
);

interface RatingProps {
  /** Displayed, such as `4.7`. */
  readonly rating: string;
  readonly count: string | null;
  /** Read out, such as "4.7 out of 5, 1,284 reviews". */
  readonly label: string;
}

export function Rating({ rating, count, label }: RatingProps) {
  return (
    <span className={styles['rating']}>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">
        {STAR}
        {rating}
        {count !== null && <small>({count})</small>}
      </span>
    </span>
  );
}
