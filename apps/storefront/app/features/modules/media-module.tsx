import type { SiteMedia } from '@lokke/contract/ports';
import { Media } from './media.tsx';
import styles from './media-module.module.css';

export function MediaModule({ media }: { readonly media: SiteMedia }) {
  const { title } = media;
  return (
    <figure className={`page ${styles['media']}`}>
      <Media media={media} />
      {title !== null && <figcaption>{title}</figcaption>}
    </figure>
  );
}
