import styles from './skeleton.module.css';

/** Placeholder of a line of text, without animation. */
export function Skeleton({ widthInCh }: { readonly widthInCh: number }) {
  return (
    <span
      aria-hidden="true"
      className={styles['skeleton']}
      style={{ inlineSize: `${widthInCh}ch` }}
    />
  );
}
