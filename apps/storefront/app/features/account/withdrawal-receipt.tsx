import { formatDate } from '@lokke/domain/dates';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AuthPage, EntryAside } from './auth-page.tsx';
import type { FormSuccess } from './form-reply.ts';
import { useAnnounceSuccess } from './use-announce-success.ts';
import { StatedFacts } from './withdrawal-facts.tsx';

export function WithdrawalReceipt({ reply }: { readonly reply: FormSuccess }) {
  const t = useT('withdrawal');
  const { values } = reply;
  const receivedAt = values['receivedAt'] ?? '';
  const done = t('withdrawal.doneText', {
    date: formatDate(new Date(receivedAt)),
    time: receivedAt.slice(11, 16),
    email: values['email'] ?? '',
  });
  useAnnounceSuccess(reply, done);
  return (
    <AuthPage title={t('withdrawal.done')} isNextStep>
      <Notice tone="success">{done}</Notice>
      <StatedFacts values={values} />
      <EntryAside>
        <Link to="/pages/withdrawal">{t('withdrawal.then')}</Link>
      </EntryAside>
    </AuthPage>
  );
}
