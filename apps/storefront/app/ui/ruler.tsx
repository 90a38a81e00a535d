import styles from './ruler.module.css';

interface RulerProps {
  /** Positions from 0 (left) to 1 (right). */
  readonly marks: readonly number[];
  readonly selected: number | null;
}

/** Decorative scale with a tick per mark, the selected one longest. */
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
