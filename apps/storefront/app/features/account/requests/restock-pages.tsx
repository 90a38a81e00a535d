import type { RestockRequest } from '@lokke/contract/ports';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AuthPage, EntryAside } from '../auth-page.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import type { FormReply } from '../forms/form-reply.ts';
import { useAnnounceSuccess, useFormState } from '../forms/form-state.ts';
import { EmailField } from '../forms/text-field.tsx';

type Wanted = Pick<RestockRequest, 'handle' | 'title' | 'size'>;

const nameOf = ({ title, size }: Wanted) => (size === null ? title : `${title}, ${size}`);

interface RestockPageProps {
  readonly wanted: Wanted;
  readonly isSent: boolean;
  readonly email: string | null;
  readonly reply: FormReply | undefined;
}

/** Answers the product page's form without scripts. */
export function RestockPage({ wanted, isSent, email, reply }: RestockPageProps) {
  const t = useT('restock');
  const state = useFormState(reply);
  return (
    <AuthPage title={t('restock.title')} isNextStep={isSent}>
      {isSent ? (
        <Notice tone="success">{t('restock.sent')}</Notice>
      ) : (
        <>
          <p>{t('restock.text', { product: nameOf(wanted) })}</p>
          <AccountForm state={state} known={{ email }} submitLabel={t('restock.send')}>
            <EmailField autoComplete="email" />
          </AccountForm>
          <p>{t('restock.consent')}</p>
        </>
      )}
      <ToProduct {...wanted} />
    </AuthPage>
  );
}

interface ConfirmRestockPageProps {
  /** Null for a link that works no longer. */
  readonly wanted: RestockRequest | null;
  readonly reply: FormReply | undefined;
}

/** Programs that look through letters open every link: only the button agrees. */
export function ConfirmRestockPage({ wanted, reply }: ConfirmRestockPageProps) {
  const t = useT('restock');
  const state = useFormState(reply);
  const facts = { product: wanted === null ? '' : nameOf(wanted), email: wanted?.email ?? '' };
  const confirmed = t('restock.confirmed.text', facts);
  useAnnounceSuccess(state, confirmed);
  if (wanted === null) {
    return (
      <AuthPage title={t('restock.invalid.title')} text={t('restock.invalid.text')}>
        <EntryAside>
          <Link to="/shop">{t('shell.menu.all')}</Link>
        </EntryAside>
      </AuthPage>
    );
  }
  if (state.kind === 'success') {
    return (
      <AuthPage key="done" title={t('restock.confirmed.title')} isNextStep>
        <Notice tone="success">{confirmed}</Notice>
        <ToProduct {...wanted} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('restock.confirm.title')} text={t('restock.confirm.text', facts)}>
      <AccountForm state={state} submitLabel={t('restock.confirm.action')} />
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
