import { type ReactNode, useEffect, useRef } from 'react';
import { PageHead } from '../../shared/page-head.tsx';
import styles from './auth-page.module.css';

interface AuthPageProps {
  readonly title: string;
  readonly text?: string;
  /** Title of the document, if not the heading. */
  readonly headTitle?: string;
  readonly description?: string | null;
  /** Replaces an earlier step: moves the focus to the heading. */
  readonly isNextStep?: boolean;
  readonly children: ReactNode;
}

/** Layout of login, registration and password pages. */
export function AuthPage({
  title,
  text,
  headTitle = title,
  description = null,
  isNextStep = false,
  children,
}: AuthPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNextStep) heading.current?.focus();
  }, [isNextStep]);
  return (
    <div className={styles['page']}>
      <PageHead title={headTitle} description={description} />
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

export function EntryAside({ children }: { readonly children: ReactNode }) {
  return <div className={styles['aside']}>{children}</div>;
}
