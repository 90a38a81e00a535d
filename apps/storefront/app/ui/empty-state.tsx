import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly text: string;
  /** Range whose pigment tints the picture. */
  readonly range?: string | undefined;
  readonly children: ReactNode;
}

export function EmptyState({ text, range, children }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <div className={styles['strands']} data-range={range} />
      <div className={styles['words']}>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
