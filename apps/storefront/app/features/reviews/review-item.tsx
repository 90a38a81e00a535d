import { formatToldDate } from '@lokke/domain/dates';
import { plainIdOf } from '@lokke/domain/ids';
import type { Review } from '@lokke/domain/reviews';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useAttributeLabels } from '../../shared/i18n/use-catalogue-labels.ts';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { cdnPicture } from '../../ui/picture.tsx';
import { Rating } from '../../ui/rating.tsx';
import styles from './reviews.module.css';

/** Suits screens of two pixels a point. */
const THUMB_IN_PX = 176;

interface ReviewItemProps {
  readonly review: Review;
  /** The product's. */
  readonly handle: string;
}

export function ReviewItem({ review, handle }: ReviewItemProps) {
  const t = useT('reviews', 'vocabulary');
  const labels = useAttributeLabels();
  const market = useMarket();
  const {
    id,
    stars,
    title,
    body,
    author,
    submittedAt,
    language,
    hairType,
    isBought,
    reply,
    pictureUrls,
  } = review;
  const lang = language === market.language ? undefined : (language ?? undefined);
  return (
    // Gets the focus when it is the first of more.
    <li className={styles['item']} tabIndex={-1}>
      <p className={styles['meta']}>
        <Rating rating={`${stars}`} count={null} label={t('reviews.stars', { stars })} />
        <span>{author === '' ? t('reviews.anonymous') : author}</span>
        <time dateTime={submittedAt.slice(0, 10)}>
          {formatToldDate(new Date(submittedAt), market)}
        </time>
      </p>
      {(title !== '' || body !== '') && (
        <blockquote className={styles['words']} lang={lang}>
          {title !== '' && <h3>{title}</h3>}
          {body !== '' && <p className={styles['body']}>{body}</p>}
        </blockquote>
      )}
      {pictureUrls.length > 0 && (
        <ul className={styles['pictures']} aria-label={t('reviews.pictures')}>
          {pictureUrls.map((url, index) => (
            <li key={url}>
              <a href={url}>
                <img
                  src={cdnPicture(url).urlOf(THUMB_IN_PX, 'webp')}
                  alt={t('reviews.picture', { number: index + 1, count: pictureUrls.length })}
                  width={THUMB_IN_PX / 2}
                  height={THUMB_IN_PX / 2}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {(isBought || hairType !== null) && (
        <p className={styles['meta']}>
          {isBought && (
            <span className={styles['bought']}>
              <Icon name="tick" />
              {t('reviews.bought')}
            </span>
          )}
          {hairType !== null && (
            <span>
              {t('shell.pair', {
                label: labels.label('hairType'),
                text: labels.value('hairType', hairType),
              })}
            </span>
          )}
        </p>
      )}
      {reply !== null && (
        <div className={styles['reply']}>
          <p>{t('reviews.reply')}</p>
          <p className={styles['body']} lang={lang}>
            {reply}
          </p>
        </div>
      )}
      <p className={styles['meta']}>
        <Link to={`/products/${handle}/reviews/${plainIdOf(id) ?? ''}/report`} rel="nofollow">
          {t('reviews.report')}
        </Link>
      </p>
    </li>
  );
}
