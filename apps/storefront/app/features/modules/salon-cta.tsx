import type { BannerModule } from '@lokke/contract/ports';
import { Actions } from './actions.tsx';
import { Media } from './media.tsx';
import styles from './salon-cta.module.css';

export function SalonCta({
  module: { title, text, media, actions },
}: {
  readonly module: BannerModule;
}) {
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
