import styles from './wordmark.module.css';

/** The name as drawn, in the colour of the text around it. Whatever holds it says the name. */
export function Wordmark() {
  return <span aria-hidden="true" className={styles['wordmark']} />;
}
