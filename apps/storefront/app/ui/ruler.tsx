import styles from './ruler.module.css';

interface RulerProps {
  /** Where the marks stand, from 0 (left) to 1 (right). */
  readonly marks: readonly number[];
  readonly selected: number | null;
}

/** A scale of teeth with a longer tick for each mark and the longest for the chosen one. Decoration. */
export function Ruler({ marks, selected }: RulerProps) {
  return (
    <span aria-hidden="true" className={styles['ruler']}>
      {marks.map((mark, index) => (
        <i
          key={mark}
          data-selected={index === selected || undefined}
          style={{ insetInlineStart: `min(${mark * 100}%, 100% - var(--tooth-w))` }}
        />
      ))}
    </span>
  );
}
