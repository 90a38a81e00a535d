import styles from './skeleton.module.css';

/** Holds the place of a line of text that is on its way; still, because nothing moves by itself. */
export function Skeleton({ widthInCh }: { readonly widthInCh: number }) {
  return (
    <span
      aria-hidden="true"
      className={styles['skeleton']}
      style={{ inlineSize: `${widthInCh}ch` }}
    />
  );
}
