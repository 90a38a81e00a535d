import styles from './wordmark.module.css';

/** Letters beyond which a name takes two lines beside the controls of a phone. */
const LONG_NAME = 14;

/** The brand's mark in the text colour: drawn, or set in type. Its container has the name. */
export function Wordmark({ text }: { readonly text: string | null }) {
  return (
    <span
      aria-hidden="true"
      className={styles[text === null ? 'drawn' : 'set']}
      data-long={(text !== null && text.length > LONG_NAME) || undefined}
    >
      {text}
    </span>
  );
}
