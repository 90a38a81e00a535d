import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useLocalDay } from '../../shared/market/use-local-day.ts';
import { PageTitle } from '../../shared/page-head.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { AuthPage } from './auth-page.tsx';
import { AccountForm } from './forms/account-form.tsx';
import { useFormState } from './forms/form-state.ts';
import { CurrentPassword } from './forms/text-field.tsx';
import styles from './info-page.module.css';

interface DataPageProps {
  readonly loginEndsAt: string | null;
  /** Possibility to erase the account: not at all, or only after a new login. */
  readonly erasing: 'never' | 'now' | 'afterLogin';
  readonly hasPassword: boolean;
  /** Tells whether the shop keeps subscriptions and credit with an account. */
  readonly keepsCredit: boolean;
  /** Name of an order of which something is still to be sent; null without one. */
  readonly openOrder: string | null;
}

/** One's own data (GDPR, art. 15, 17 and 20), and where one is logged in. */
export function DataPage({
  loginEndsAt,
  erasing,
  hasPassword,
  keepsCredit,
  openOrder,
}: DataPageProps) {
  const t = useT('account', 'aftersales');
  const dayOf = useLocalDay();
  return (
    <>
      <PageTitle title={t('aftersales.data')} />
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
        {loginEndsAt !== null && <p>{t('aftersales.here', { date: dayOf(loginEndsAt) })}</p>}
        {hasPassword && (
          <>
            <p>{t('aftersales.others')}</p>
            <Link to="/account/info">{t('aftersales.newPassword')}</Link>
          </>
        )}
      </section>
      {erasing !== 'never' && (
        <section className={styles['part']}>
          <h2>{t('aftersales.erase')}</h2>
          <p>{t('aftersales.eraseText')}</p>
          {keepsCredit && <p>{t('aftersales.eraseEnds')}</p>}
          {openOrder !== null && <p>{t('aftersales.eraseOpen', { name: openOrder })}</p>}
          {erasing === 'afterLogin' && <p>{t('aftersales.eraseLogin')}</p>}
          {erasing === 'now' && <EraseForm hasPassword={hasPassword} />}
        </section>
      )}
    </>
  );
}

/** Shown once an account is erased. */
export function ErasedPage() {
  const t = useT('aftersales', 'orders');
  return (
    <AuthPage title={t('aftersales.erased')} text={t('aftersales.erasedText')}>
      <ButtonLink to="/shop">{t('orders.empty.action')}</ButtonLink>
    </AuthPage>
  );
}

/** Asks for a second press where no password is asked for. */
function EraseForm({ hasPassword }: Pick<DataPageProps, 'hasPassword'>) {
  const t = useT('addresses', 'aftersales');
  const state = useFormState();
  if (hasPassword) {
    return (
      <AccountForm submitLabel={t('aftersales.eraseAction')} appearance="secondary">
        <CurrentPassword />
      </AccountForm>
    );
  }
  return (
    <details open={state.kind === 'error'}>
      <summary>{t('aftersales.eraseAction')}</summary>
      <AccountForm submitLabel={t('addresses.delete.action')} appearance="secondary" />
    </details>
  );
}
