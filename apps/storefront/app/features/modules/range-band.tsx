import type { RangeBandModule } from '@lokke/contract/ports';
import { Actions } from './actions.tsx';
import { Media } from './media.tsx';
import styles from './range-band.module.css';

export function RangeBand({ module }: { readonly module: RangeBandModule }) {
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
