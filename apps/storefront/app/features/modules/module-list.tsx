import type {
  BannerModule,
  FactsModule,
  PageModule,
  RangeBandModule,
  SiteMedia,
} from '@lokke/contract/ports';
import { Fragment, useEffect, useRef } from 'react';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithRetry } from '../../shared/chunk/lazy-with-retry.tsx';
import { RichHtml } from '../../shared/rich-html.tsx';
import { runWhenIdle } from '../../shared/run-when-idle.ts';
import { useBrand } from '../../shared/site/site.ts';
import { StrandDivider } from '../../ui/strand-divider.tsx';
import { Actions } from './actions.tsx';
import { Hero } from './hero.tsx';
import type { Lead, ProductRows } from './load-rows.ts';
import { Media } from './media.tsx';
import styles from './module-list.module.css';
import { Newsletter } from './newsletter.tsx';
import { observeSectionViews } from './observe-section-views.ts';
import { ProductRow } from './product-row.tsx';
import { RangeTiles } from './range-tiles.tsx';

const TypeHero = lazyWithRetry(async () => (await import('./type-modules.tsx')).TypeHero);
const CollectionNames = lazyWithRetry(
  async () => (await import('./type-modules.tsx')).CollectionNames,
);

const NO_LEAD: Lead = { title: '', cards: [] };

interface ModuleListProps {
  readonly modules: readonly PageModule[];
  readonly rows: ProductRows;
  readonly lead?: Lead;
}

export function ModuleList({ modules, rows, lead = NO_LEAD }: ModuleListProps) {
  const list = useTrackSectionViews();
  const firstFacts = modules.find(({ kind }) => kind === 'facts');
  return (
    <div className={styles['sections']} ref={list}>
      {modules.map((module, index) => (
        <Fragment key={module.id}>
          {module === firstFacts && <StrandDivider />}
          <div data-section={module.id} data-section-kind={module.kind}>
            <Module module={module} rows={rows} lead={lead} isFirst={index === 0} />
          </div>
        </Fragment>
      ))}
    </div>
  );
}

interface ModuleProps {
  readonly module: PageModule;
  readonly rows: ProductRows;
  readonly lead: Lead;
  readonly isFirst: boolean;
}

function Module({ module, rows, lead, isFirst }: ModuleProps) {
  const isOfType = useBrand().style.home === 'type';
  switch (module.kind) {
    case 'hero':
      if (isOfType && isFirst && module.media === null) {
        return (
          <OptionalChunk>
            <TypeHero module={module} lead={lead} />
          </OptionalChunk>
        );
      }
      return <Hero module={module} isFirst={isFirst} />;
    case 'salonCall':
      return <SalonCta module={module} />;
    case 'media':
      return <MediaModule media={module.media} isFirst={isFirst} />;
    case 'productRow':
      return <ProductRow module={module} {...(rows[module.id] ?? { cards: [], total: 0 })} />;
    case 'rangeBand':
      return <RangeBand module={module} />;
    case 'rangeTiles':
      if (isOfType) {
        return (
          <OptionalChunk>
            <CollectionNames module={module} />
          </OptionalChunk>
        );
      }
      return <RangeTiles module={module} />;
    case 'facts':
      return <KeyPoints module={module} />;
    case 'newsletter':
      return <Newsletter module={module} />;
    // Searched together, they stand below the modules of their page.
    case 'questions':
      return null;
    case 'text':
      return (
        <div className="page">
          <RichHtml html={module.html} />
        </div>
      );
  }
}

/** Tracks each section once when seen (spec §9). */
function useTrackSectionViews() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watched = list.current;
    if (watched === null) return;
    let stop = () => {};
    const callOff = runWhenIdle(() => {
      stop = observeSectionViews(watched);
    });
    return () => {
      callOff();
      stop();
    };
  });
  return list;
}

interface MediaModuleProps {
  readonly media: SiteMedia;
  readonly isFirst: boolean;
}

function MediaModule({ media, isFirst }: MediaModuleProps) {
  const { title } = media;
  return (
    <figure className={`page ${styles['media']}`}>
      <Media media={media} isPriority={isFirst} />
      {title !== null && <figcaption>{title}</figcaption>}
    </figure>
  );
}

/** Leaves out rows without products and tiles without collections; the first module left bears the h1. */
export function nonEmptyModules(
  modules: readonly PageModule[],
  rows: ProductRows,
): readonly PageModule[] {
  return modules.filter(
    (module) =>
      (module.kind !== 'productRow' || (rows[module.id]?.cards.length ?? 0) > 0) &&
      (module.kind !== 'rangeTiles' || module.ranges.length > 0),
  );
}

function KeyPoints({ module: { title, facts } }: { readonly module: FactsModule }) {
  return (
    <section className="page">
      <h2 className="visually-hidden">{title}</h2>
      <ul className={styles['facts']}>
        {facts.map((fact) => (
          <li key={fact.title}>
            <h3>{fact.title}</h3>
            <p>{fact.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RangeBand({ module }: { readonly module: RangeBandModule }) {
  const { title, text, range, media, actions } = module;
  return (
    <section data-range={range} className={styles['band']}>
      {media && <Media media={media} />}
      <div className={styles['panel']}>
        <h2>{title}</h2>
        {text !== null && <p>{text}</p>}
        <Actions actions={actions} />
      </div>
    </section>
  );
}

function SalonCta({ module: { title, text, media, actions } }: { readonly module: BannerModule }) {
  return (
    <section className={styles['call']}>
      <div className={`page ${styles['content']}`}>
        {media && <Media media={media} />}
        <div className={styles['words']}>
          <h2>{title}</h2>
          {text !== null && <p>{text}</p>}
        </div>
        <Actions actions={actions} firstLook="secondary" />
      </div>
    </section>
  );
}
