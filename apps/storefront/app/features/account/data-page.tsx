import { formatDate } from '@lokke/domain/dates';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { AccountForm } from './account-form.tsx';
import type { FormReply } from './form-reply.ts';
import styles from './info-page.module.css';
import { CurrentPassword } from './text-field.tsx';
import { useFormState } from './use-form-state.ts';

interface DataPageProps {
  readonly loginEndsAt: string | null;
  readonly canErase: boolean;
  readonly reply: FormReply | undefined;
}

/** One's own data (GDPR, art. 15, 17 and 20), and where one is logged in. */
export function DataPage({ loginEndsAt, canErase, reply }: DataPageProps) {
  const t = useT('account', 'aftersales');
  const state = useFormState(reply);
  return (
    <>
      <h1>{t('aftersales.data')}</h1>
      <section className={styles['part']}>
        <h2>{t('aftersales.download')}</h2>
        <p>{t('aftersales.dataText')}</p>
        <p>
          <ButtonLink appearance="secondary" to="/account/data/download" reloadDocument>
            {t('aftersales.download')}
          </ButtonLink>
        </p>
      </section>
      <section className={styles['part']}>
        <h2>{t('aftersales.sessions')}</h2>
        {loginEndsAt !== null && (
          <p>{t('aftersales.here', { date: formatDate(new Date(loginEndsAt)) })}</p>
        )}
        <p>{t('aftersales.others')}</p>
        <Link to="/account/info">{t('aftersales.newPassword')}</Link>
      </section>
      {canErase && (
        <section className={styles['part']}>
          <h2>{t('aftersales.erase')}</h2>
          <p>{t('aftersales.eraseText')}</p>
          <AccountForm
            state={state}
            submitLabel={t('aftersales.eraseAction')}
            appearance="secondary"
          >
            <CurrentPassword />
          </AccountForm>
        </section>
      )}
    </>
  );
}
