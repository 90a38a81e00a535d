import type { SitePage } from '@lokke/contract/ports';
import type { FindablePage } from '@lokke/domain/page-search';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { RichHtml } from '../../../shared/rich-html.tsx';
import { Link } from '../../../ui/link.tsx';
import { cdnThumbnail, ownPicture, Picture } from '../../../ui/picture.tsx';
import { AreaPage } from './area-page.tsx';
import styles from './education.module.css';
import type { AssetKit } from './load-kit.ts';
import { EDUCATION } from './screen.ts';

interface EducationPageProps {
  readonly list: { readonly pieces: readonly FindablePage[]; readonly kit: AssetKit } | null;
  /** The piece that is read, whose modules are the children. */
  readonly page: SitePage | null;
  readonly children: ReactNode;
}

/** Lists what is written for salons, and shows one piece of it. */
export function EducationPage({ list, page, children }: EducationPageProps) {
  const t = useT('education');
  return (
    <AreaPage
      title={page?.title ?? t('education.title')}
      back={page === null ? undefined : { to: EDUCATION, label: t('education.title') }}
    >
      {children && <div className={styles['piece']}>{children}</div>}
      {list !== null && list.pieces.length > 0 && <Pieces pieces={list.pieces} />}
      {list !== null && list.kit.ranges.length > 0 && <Kit kit={list.kit} />}
    </AreaPage>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly FindablePage[] }) {
  return (
    <ul className={styles['list']}>
      {pieces.map(({ slug, title, description }) => (
        <li key={slug}>
          <Link to={`${EDUCATION}/${slug}`}>{title}</Link>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

function Kit({ kit: { ranges, chosen } }: { readonly kit: AssetKit }) {
  const t = useT('education');
  return (
    <section aria-labelledby="kit">
      <h2 id="kit">{t('education.kit.title')}</h2>
      <p>{t('education.kit.text')}</p>
      <ul className={styles['ranges']}>
        {ranges.map(({ handle, title }) => (
          <li key={handle}>
            <Link
              to={`${EDUCATION}?range=${handle}`}
              aria-current={chosen?.title === title ? 'true' : undefined}
              preventScrollReset
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {chosen && <Scene {...chosen} />}
      {chosen?.products.map(({ handle, title, promise, descriptionHtml, howToUse, pictures }) => (
        <article key={handle} className={styles['product']}>
          <h3>{title}</h3>
          <p>{promise}</p>
          <RichHtml html={descriptionHtml} />
          {howToUse !== null && <p>{howToUse}</p>}
          <ul className={styles['pictures']}>
            {pictures.map(({ url, altText, width, height }) => (
              <li key={url}>
                <a href={url} download>
                  <Picture
                    source={cdnThumbnail(url)}
                    alt={altText}
                    width={width}
                    height={height}
                    sizes="110px"
                  />
                  <span>{t('education.kit.picture', { width, height })}</span>
                </a>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  );
}

const SCENE = { width: 640, height: 480 };

/** Scene and text of the range itself, as its own page shows them. */
function Scene({ handle, title, description }: NonNullable<AssetKit['chosen']>) {
  const t = useT('education');
  const source = ownPicture(`range-${handle}`, [320, SCENE.width]);
  return (
    <article className={styles['product']}>
      <h3>{title}</h3>
      {description !== '' && <p>{description}</p>}
      <a href={source.urlOf(SCENE.width, 'webp')} download className={styles['scene']}>
        <Picture source={source} alt={title} {...SCENE} sizes="320px" />
        <span>{t('education.kit.picture', SCENE)}</span>
      </a>
    </article>
  );
}
