import { type ReactNode, useEffect, useRef } from 'react';
import styles from './auth-page.module.css';

interface AuthPageProps {
  readonly title: string;
  readonly text?: string;
  /** It has taken the place of another: keyboard and screen reader go on at its heading. */
  readonly isNextStep?: boolean;
  readonly children: ReactNode;
}

/** The screens in front of the account: one calm column, and on wide screens a still picture beside it. */
export function AuthPage({ title, text, isNextStep = false, children }: AuthPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNextStep) heading.current?.focus();
  }, [isNextStep]);
  return (
    <div className={styles['page']}>
      <meta name="robots" content="noindex" />
      <div className={styles['column']}>
        <h1 ref={heading} tabIndex={isNextStep ? -1 : undefined}>
          {title}
        </h1>
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
