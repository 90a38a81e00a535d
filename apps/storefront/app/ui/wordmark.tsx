import styles from './wordmark.module.css';

/** The brand's mark in the text colour: drawn, or set in type. Its container has the name. */
export function Wordmark({ text }: { readonly text: string | null }) {
  return (
    <span aria-hidden="true" className={styles[text === null ? 'drawn' : 'set']}>
      {text}
    </span>
  );
}
