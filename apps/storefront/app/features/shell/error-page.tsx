import { useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { leaveFor } from '../../shared/rollout/full-load.ts';
import { MissingPage } from '../../shared/rollout/missing-page.ts';
import { untilShopIsThere } from '../../shared/shop-is-there.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
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
            <TryAgain error={error} />
          )}
          <ButtonLink to="/" appearance="secondary">
            {t('errors.home')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** Stays while the shop is away: the page would be lost to the browser's own error page. */
function TryAgain({ error }: { readonly error: unknown }) {
  const t = useT();
  const announce = useAnnounce();
  const [isAsking, setIsAsking] = useState(false);
  const tryAgain = async () => {
    setIsAsking(true);
    announce(t('shell.loading'));
    if (await untilShopIsThere()) leaveFor(addressOf(error));
    else announce(t('errors.part.failed'));
    setIsAsking(false);
  };
  return (
    <Button isBusy={isAsking} onClick={() => void tryAgain()}>
      {t('errors.retry')}
    </Button>
  );
}

/** Address that the visitor wanted; known in a browser alone. */
function addressOf(error: unknown): string {
  return error instanceof MissingPage ? error.address : window.location.href;
}
