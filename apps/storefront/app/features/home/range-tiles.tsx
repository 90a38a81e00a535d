import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useNames } from '../../shared/i18n/use-vocabulary.ts';
import type { RangeLink } from '../../shared/ranges/known-ranges.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ownPicture } from '../../ui/picture-source.ts';
import styles from './range-tiles.module.css';

const SIZES = '(min-width: 1440px) 454px, (min-width: 768px) 31vw, 46vw';

/** The ranges side by side, each in its own pigment. */
export function RangeTiles({ ranges }: { readonly ranges: readonly RangeLink[] }) {
  const t = useT('home');
  const names = useNames();
  return (
    <section className={`page ${styles['section']}`}>
      <h2>{t('home.ranges.title')}</h2>
      <ul className={styles['tiles']}>
        {ranges.map(({ handle, title }) => (
          <li key={handle} data-range={handle}>
            <Picture
              source={ownPicture(`range-${handle}`, [320, 480, 640])}
              alt=""
              width={640}
              height={480}
              sizes={SIZES}
            />
            <h3>
              <Link to={`/range/${handle}`}>{title}</Link>
            </h3>
            <p>{names.rangeSubject(handle)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
