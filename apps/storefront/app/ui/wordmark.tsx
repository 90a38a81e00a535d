import styles from './wordmark.module.css';

/** Inline SVG in the text colour; its container has the name. */
export function Wordmark() {
  return <span aria-hidden="true" className={styles['wordmark']} />;
}
