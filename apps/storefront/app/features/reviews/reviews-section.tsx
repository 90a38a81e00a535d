import type { Rating } from '@lokke/domain/catalogue';
import { type OpeningReviews, REVIEW_SORTS, type ReviewChoice, STARS } from '@lokke/domain/reviews';
import { useEffect, useRef } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useAttributeLabels } from '../../shared/i18n/use-catalogue-labels.ts';
import { CardRating } from '../../shared/product-card/card-rating.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import { ReviewItem } from './review-item.tsx';
import styles from './reviews.module.css';
import { useReviews } from './use-reviews.ts';
import { WriteInvitation } from './write-invitation.tsx';

// Shares one script for a product with reviews and one without.
export { FirstReview } from './write-invitation.tsx';

export interface ReviewsSectionProps {
  readonly handle: string;
  readonly rating: Rating | null;
  readonly opening: OpeningReviews;
}

export function ReviewsSection({ handle, rating, opening }: ReviewsSectionProps) {
  const t = useT('reviews');
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  const focusAt = useRef<number | null>(null);
  const view = useReviews(handle, opening);
  const { shown, stars, moreCount, isBusy, hasFailed } = view;
  const { ownCount, otherCount, hairTypes } = opening;
  const listed = ownCount + otherCount;
  const isNarrowed = stars !== null || view.hairType !== null;
  const showsOthers = view.hasOtherLanguages || ownCount === 0 || isNarrowed;

  const change = async (changed: Parameters<typeof view.change>[0]) => {
    const next = await view.change(changed);
    if (next !== null) announce(t('reviews.shown', { count: next.length }));
  };
  /** The pressed button goes, so the focus moves to what came. */
  const add = async (changed: Parameters<typeof view.change>[0]) => {
    focusAt.current = shown.length;
    await change(changed);
  };
  useEffect(() => {
    const item = focusAt.current === null ? null : list.current?.children[focusAt.current];
    if (!(item instanceof HTMLElement)) return;
    focusAt.current = null;
    item.focus();
  });

  return (
    <section
      id="reviews"
      tabIndex={-1}
      className={`page ${styles['reviews']}`}
      aria-labelledby="reviews-title"
    >
      <div className={styles['summary']}>
        <h2 id="reviews-title">{t('reviews.title')}</h2>
        {rating !== null && <CardRating rating={rating} showsCount />}
        <RatingBars
          {...opening}
          chosen={stars}
          onChoose={(chosen) => void change({ stars: chosen })}
        />
        {rating !== null && rating.count > listed && (
          <p>{t('reviews.listed', { count: listed })}</p>
        )}
        <WriteInvitation handle={handle} />
      </div>
      <div className={styles['list']} aria-busy={isBusy}>
        {listed > 0 && (
          <ReviewTools
            view={view}
            hairTypes={hairTypes}
            onChange={(changed) => void change(changed)}
          />
        )}
        <ol ref={list}>
          {shown.map((review) => (
            <ReviewItem key={review.id} review={review} handle={handle} />
          ))}
        </ol>
        {hasFailed && <p role="alert">{t('reviews.failed')}</p>}
        <div className={styles['tools']}>
          {moreCount > 0 && (
            <Button
              appearance="secondary"
              isBusy={isBusy}
              onClick={() => void add({ isWhole: true })}
            >
              {t('reviews.more')}
            </Button>
          )}
          {!showsOthers && otherCount > 0 && (
            <Button
              appearance="secondary"
              isBusy={isBusy}
              onClick={() => void add({ hasOtherLanguages: true, isWhole: true })}
            >
              {t('reviews.others', { count: otherCount })}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

interface ReviewToolsProps {
  readonly view: ReviewChoice;
  readonly hairTypes: readonly string[];
  readonly onChange: (changed: Partial<ReviewChoice>) => void;
}

/** Sorts, narrows to one type of hair, and widens again. */
function ReviewTools({ view, hairTypes, onChange }: ReviewToolsProps) {
  const t = useT('reviews', 'vocabulary');
  const labels = useAttributeLabels();
  const { sort, stars, hairType } = view;
  return (
    <div className={styles['tools']}>
      <SelectField
        label={t('reviews.sort')}
        value={sort}
        choices={REVIEW_SORTS.map((one) => ({ value: one, label: t(`reviews.sort.${one}`) }))}
        onChange={({ target }) => {
          const chosen = REVIEW_SORTS.find((one) => one === target.value);
          if (chosen !== undefined) onChange({ sort: chosen });
        }}
      />
      {hairTypes.length > 1 && (
        <SelectField
          label={labels.label('hairType')}
          value={hairType ?? ''}
          choices={[
            { value: '', label: t('reviews.allHair') },
            ...hairTypes.map((type) => ({ value: type, label: labels.value('hairType', type) })),
          ]}
          onChange={({ target }) => onChange({ hairType: target.value || null })}
        />
      )}
      {(stars !== null || hairType !== null) && (
        <Button appearance="plain" onClick={() => onChange({ stars: null, hairType: null })}>
          {t('reviews.all')}
        </Button>
      )}
    </div>
  );
}

interface RatingBarsProps extends Pick<OpeningReviews, 'countsByStars' | 'readByStars'> {
  readonly chosen: number | null;
  readonly onChoose: (stars: number | null) => void;
}

/** Each bar with something to read is a filter; a second press on it shows all again. */
function RatingBars({ countsByStars, readByStars, chosen, onChoose }: RatingBarsProps) {
  const t = useT('reviews');
  const most = Math.max(...countsByStars);
  return (
    <fieldset className={styles['bars']}>
      <legend className="visually-hidden">{t('reviews.bars')}</legend>
      {STARS.map((stars, index) => {
        const count = countsByStars[index] ?? 0;
        return (
          <button
            key={stars}
            type="button"
            disabled={(readByStars[index] ?? 0) === 0}
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
