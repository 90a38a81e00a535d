import { STARS } from '@lokke/domain/reviews';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import styles from './reviews.module.css';

interface RatingBarsProps {
  /** 5 stars first. */
  readonly counts: readonly number[];
  readonly chosen: number | null;
  readonly onChoose: (stars: number | null) => void;
}

/** Each bar is a filter; a second press on it shows all again. */
export function RatingBars({ counts, chosen, onChoose }: RatingBarsProps) {
  const t = useT('reviews');
  const most = Math.max(...counts);
  return (
    <fieldset className={styles['bars']}>
      <legend className="visually-hidden">{t('reviews.bars')}</legend>
      {STARS.map((stars, index) => {
        const count = counts[index] ?? 0;
        return (
          <button
            key={stars}
            type="button"
            disabled={count === 0}
            aria-pressed={chosen === stars}
            onClick={() => onChoose(chosen === stars ? null : stars)}
          >
            <span className="visually-hidden">{t('reviews.bar', { stars, count })}</span>
            <span aria-hidden="true">{stars}</span>
            <span aria-hidden="true" className={styles['bar']}>
              <span style={{ inlineSize: `${(100 * count) / most}%` }} />
            </span>
            <span aria-hidden="true">{count}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
