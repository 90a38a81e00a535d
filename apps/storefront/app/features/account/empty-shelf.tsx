import type { ReactNode } from 'react';
import styles from './empty-shelf.module.css';

interface EmptyShelfProps {
  readonly text: string;
  readonly children: ReactNode;
}

/** An empty state is a band of strands, one sentence and one way on. */
export function EmptyShelf({ text, children }: EmptyShelfProps) {
  return (
    <div className={styles['empty']}>
      <div className={styles['strands']} />
      <p>{text}</p>
      {children}
    </div>
  );
}
