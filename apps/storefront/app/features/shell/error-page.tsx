import { isRouteErrorResponse } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { leaveFor } from '../../shared/rollout/full-load.ts';
import { MissingPage } from '../../shared/rollout/missing-page.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './error-page.module.css';

/** Error page without internals (spec §8). */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const t = useT();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <section className={styles['page']}>
      <title>{isNotFound ? t('errors.notFound.title') : t('errors.failed.title')}</title>
      <meta name="robots" content="noindex" />
      <div className={styles['panel']}>
        <h1>{isNotFound ? t('errors.notFound.title') : t('errors.failed.title')}</h1>
        <p>{isNotFound ? t('errors.notFound.text') : t('errors.failed.text')}</p>
        <div className={styles['actions']}>
          {isNotFound ? (
            <ButtonLink to="/shop">{t('errors.shop')}</ButtonLink>
          ) : (
            <Button onClick={() => leaveFor(addressOf(error))}>{t('errors.retry')}</Button>
          )}
          <ButtonLink to="/" appearance="secondary">
            {t('errors.home')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** Address that the visitor wanted. */
function addressOf(error: unknown): string {
  return error instanceof MissingPage ? error.address : window.location.href;
}
