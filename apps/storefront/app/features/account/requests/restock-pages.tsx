import type { RestockRequest } from '@lokke/contract/ports';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AuthPage, EntryAside } from '../auth-page.tsx';
import { AccountForm, UntilSent } from '../forms/account-form.tsx';
import { useFormState } from '../forms/form-state.ts';
import { EmailField } from '../forms/text-field.tsx';

type Wanted = Pick<RestockRequest, 'handle' | 'title' | 'size'>;

const nameOf = ({ title, size }: Wanted) => (size === null ? title : `${title}, ${size}`);

interface RestockPageProps {
  readonly wanted: Wanted;
  readonly isSent: boolean;
  readonly email: string | null;
}

/** Answers the product page's form without scripts. */
export function RestockPage({ wanted, isSent, email }: RestockPageProps) {
  const t = useT('restock');
  return (
    <AuthPage title={t('restock.title')} isNextStep={isSent}>
      {isSent ? (
        <Notice tone="success">{t('restock.sent')}</Notice>
      ) : (
        <>
          <p>{t('restock.text', { product: nameOf(wanted) })}</p>
          <AccountForm known={{ email }} submitLabel={t('restock.send')}>
            <EmailField autoComplete="email" />
          </AccountForm>
          <p>{t('restock.consent')}</p>
        </>
      )}
      <ToProduct {...wanted} />
    </AuthPage>
  );
}

/** Programs that look through letters open every link: only the button agrees. Null for one that works no longer. */
export function ConfirmRestockPage({ wanted }: { readonly wanted: RestockRequest | null }) {
  const t = useT('restock');
  const isDone = useFormState().kind === 'success';
  if (wanted === null) {
    return (
      <AuthPage title={t('restock.invalid.title')} text={t('restock.invalid.text')}>
        <EntryAside>
          <Link to="/shop">{t('shell.menu.all')}</Link>
        </EntryAside>
      </AuthPage>
    );
  }
  const facts = { product: nameOf(wanted), email: wanted.email };
  return (
    <AuthPage
      key={isDone ? 'done' : 'form'}
      title={t(isDone ? 'restock.confirmed.title' : 'restock.confirm.title')}
      isNextStep={isDone}
    >
      <UntilSent done={t('restock.confirmed.text', facts)}>
        <p>{t('restock.confirm.text', facts)}</p>
        <AccountForm submitLabel={t('restock.confirm.action')} />
      </UntilSent>
      <ToProduct {...wanted} />
    </AuthPage>
  );
}

function ToProduct({ handle }: Pick<Wanted, 'handle'>) {
  const t = useT('restock');
  return (
    <EntryAside>
      <Link to={`/products/${handle}`}>{t('restock.toProduct')}</Link>
    </EntryAside>
  );
}
