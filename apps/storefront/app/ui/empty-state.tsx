import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly text: string;
  /** Announces itself, as an answer to a search. */
  readonly isStatus?: boolean;
  readonly children: ReactNode;
}

export function EmptyState({ text, isStatus = false, children }: EmptyStateProps) {
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
