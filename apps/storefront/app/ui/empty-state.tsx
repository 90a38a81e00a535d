import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly text: string;
  /** Whose pigment tints the picture. */
  readonly range?: string | undefined;
  /** Announces itself, as an answer to a search. */
  readonly isStatus?: boolean;
  readonly children: ReactNode;
}

export function EmptyState({ text, range, isStatus = false, children }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <div className={styles['strands']} data-range={range} />
      <div className={styles['words']}>
        <p role={isStatus ? 'status' : undefined}>{text}</p>
        {children}
      </div>
    </div>
  );
}
