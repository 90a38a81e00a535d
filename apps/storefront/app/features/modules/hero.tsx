import type { BannerModule } from '@lokke/contract/ports';
import { useBrand } from '../../shared/site/site.ts';
import { Actions } from './actions.tsx';
import styles from './hero.module.css';
import { Media } from './media.tsx';

interface HeroProps {
  readonly module: BannerModule;
  /** Makes its title the page's h1. */
  readonly isFirst: boolean;
}

export function Hero({ module: { title, text, media, actions }, isFirst }: HeroProps) {
  const Heading = isFirst ? 'h1' : 'h2';
  // Scenes of a brand leave room for dark words; a photograph of any shop may be as dark as they are.
  const isOfType = useBrand().style.home === 'type';
  return (
    <section className={styles['hero']} data-grounded={isOfType || undefined}>
      {media && <Media media={media} isPriority={isFirst} />}
      <div className={styles['words']}>
        <Heading>{title}</Heading>
        {text !== null && <p>{text}</p>}
        {actions.length > 0 && (
          <div className={styles['actions']}>
            <Actions actions={actions} />
          </div>
        )}
      </div>
    </section>
  );
}
