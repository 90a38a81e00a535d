import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { PageTitle } from '../../../shared/page-head.tsx';
import { Link } from '../../../ui/link.tsx';
import { AREA } from './screen.ts';
import styles from './statement.module.css';

interface AreaPageProps {
  readonly title: string;
  /** Way back where it is not to the area; null for whoever has no account there. */
  readonly back?: { readonly to: string; readonly label: string } | null | undefined;
  readonly children: ReactNode;
}

/** Frame of a page of the professional area, which search engines leave out. */
export function AreaPage({ title, back, children }: AreaPageProps) {
  const t = useT('statement');
  return (
    <div className={styles['page']}>
      <meta name="robots" content="noindex" />
      {back !== null && (
        <p>
          <Link to={back?.to ?? AREA}>{back?.label ?? t('statement.back')}</Link>
        </p>
      )}
      <PageTitle title={title} />
      {children}
    </div>
  );
}
