import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyShelfProps {
  readonly text: string;
  /** Where it answers what was asked, and is to be said aloud. */
  readonly isStatus?: boolean;
  readonly children: ReactNode;
}

/** An empty state is a band of strands, one sentence and one way on. */
export function EmptyState({ text, isStatus = false, children }: EmptyShelfProps) {
  return (
    <div className={styles['empty']}>
      <div className={styles['strands']} />
      <div className={styles['words']}>
        <p role={isStatus ? 'status' : undefined}>{text}</p>
        {children}
      </div>
    </div>
  );
}
