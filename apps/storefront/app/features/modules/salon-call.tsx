import type { WordsModule } from '../../shared/content/page-module.ts';
import { Actions } from './actions.tsx';
import { Media } from './media.tsx';
import styles from './salon-call.module.css';

/** Leads to the salons; the comb stands for "my salon" everywhere. */
export function SalonCall({
  module: { title, text, media, actions },
}: {
  readonly module: WordsModule;
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
