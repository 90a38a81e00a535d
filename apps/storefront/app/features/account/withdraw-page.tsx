import { useLocation } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Link } from '../../ui/link.tsx';
import { AuthPage, EntryAside } from './auth-page.tsx';
import type { FormReply } from './form-reply.ts';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';
import { WithdrawalReview } from './withdrawal-review.tsx';
import { WithdrawalStatementForm } from './withdrawal-statement-form.tsx';
import { isConfirmed } from './withdrawal-steps.ts';

interface WithdrawPageProps {
  readonly isOpen: boolean;
  readonly reply: FormReply | undefined;
}

/** Directive (EU) 2023/2673: a statement, its confirmation, a receipt; for anybody, logged in or not. */
export function WithdrawPage({ isOpen, reply }: WithdrawPageProps) {
  const t = useT('withdrawal');
  const known = { orderNumber: orderIn(useLocation().state) };
  if (reply?.kind === 'success' && isConfirmed(reply.values)) {
    return <WithdrawalReceipt reply={reply} />;
  }
  if (reply !== undefined && (reply.kind === 'success' || isConfirmed(reply.values))) {
    return <WithdrawalReview reply={reply} />;
  }
  return (
    <AuthPage title={t('withdrawal.title')} text={t('withdrawal.intro')}>
      {isOpen ? (
        <WithdrawalStatementForm reply={reply} known={known} />
      ) : (
        <>
          <p>{t('withdrawal.byLetter')}</p>
          <Link to="/pages/contact">{t('withdrawal.contact')}</Link>
        </>
      )}
      <EntryAside>
        <Link to="/pages/withdrawal">{t('withdrawal.more')}</Link>
      </EntryAside>
    </AuthPage>
  );
}

/** An order's page leads here with its number. */
function orderIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('orderNumber' in state)) return null;
  return typeof state.orderNumber === 'string' ? state.orderNumber : null;
}
