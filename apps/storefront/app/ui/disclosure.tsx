import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

interface DisclosureProps {
  readonly summary: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

export function Disclosure({ summary, isOpen = false, children }: DisclosureProps) {
  return (
    <details className={styles['disclosure']} open={isOpen}>
      <summary>
        {summary}
        <Icon name="plus" />
        <Icon name="minus" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
