import type { RangeTilesModule } from '@lokke/contract/ports';
import { useProductLabels } from '../../shared/i18n/use-catalogue-labels.ts';
import { useBrand } from '../../shared/site/site.ts';
import { Link } from '../../ui/link.tsx';
import { cdnCard, ownPicture, Picture } from '../../ui/picture.tsx';
import styles from './range-tiles.module.css';

const SIZES = '(min-width: 1440px) 454px, (min-width: 768px) 31vw, 46vw';

/** Tiles of ranges and collections. */
export function RangeTiles({ module: { title, ranges } }: { readonly module: RangeTilesModule }) {
  const labels = useProductLabels();
  const brand = useBrand();
  return (
    <section className={`page ${styles['section']}`}>
      <h2>{title}</h2>
      <ul className={styles['tiles']}>
        {ranges.map(({ handle, title: name, picture }) => {
          const isRange = brand.ranges.includes(handle);
          return (
            <li key={handle} data-range={isRange ? handle : undefined}>
              {(isRange || picture) && (
                <Picture
                  source={
                    picture ? cdnCard(picture) : ownPicture(`range-${handle}`, [320, 480, 640])
                  }
                  alt=""
                  width={640}
                  height={480}
                  sizes={SIZES}
                />
              )}
              <h3>
                <Link to={`/range/${handle}`}>{name}</Link>
              </h3>
              {isRange && <p>{labels.rangeSubject(handle)}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
