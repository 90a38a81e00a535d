import type { ReactNode } from 'react';
import styles from './entry-page.module.css';

interface EntryPageProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** The screens in front of the account: one calm column, and on wide screens a still picture beside it. */
export function EntryPage({ title, text, children }: EntryPageProps) {
  return (
    <div className={styles['page']}>
      <meta name="robots" content="noindex" />
      <div className={styles['column']}>
        <h1>{title}</h1>
        {text !== undefined && <p>{text}</p>}
        {children}
      </div>
      <div className={styles['picture']} />
    </div>
  );
}

/** The other way on, below the form. */
export function EntryAside({ children }: { readonly children: ReactNode }) {
  return <div className={styles['aside']}>{children}</div>;
}
