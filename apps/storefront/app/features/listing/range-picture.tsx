import { ownPicture, Picture } from '../../ui/picture.tsx';
import styles from './range-picture.module.css';

export function RangePicture({ handle }: { readonly handle: string }) {
  return (
    <div className={styles['picture']}>
      <Picture
        source={ownPicture(`range-${handle}`, [320, 480, 640])}
        alt=""
        width={640}
        height={480}
        sizes="(min-width: 960px) 560px, (min-width: 700px) 46vw, 100vw"
        isPriority
      />
    </div>
  );
}
