import type { InvitationAnswer } from '@lokke/contract/ports';
import { useLocation } from 'react-router';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AuthPage, EntryAside } from '../auth-page.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import { AREA } from './screen.ts';

/** Asks whoever was invited: programs that look through letters open every link, so only the button agrees. */
export function InvitationPage({ invitation }: { readonly invitation: InvitationAnswer }) {
  const t = useT('account', 'professional', 'statement');
  const { search } = useLocation();
  return (
    <AuthPage title={t('professional.invitation.title')}>
      {invitation.state === 'open' ? (
        <>
          <p>{t(`professional.invitation.${invitation.role}`, { salon: invitation.salonName })}</p>
          <AccountForm submitLabel={t('professional.invitation.accept')} />
        </>
      ) : invitation.state === 'loggedOut' ? (
        <p>{t('professional.invitation.loggedOut')}</p>
      ) : (
        <Notice tone="error">{t(`professional.invitation.${invitation.state}`)}</Notice>
      )}
      <EntryAside>
        {invitation.state === 'loggedOut' ? (
          <>
            <ButtonLink to={`${AREA}/login${search}`}>{t('account.login.action')}</ButtonLink>
            <Link to={`${AREA}/register${search}`}>{t('professional.login.register')}</Link>
          </>
        ) : (
          // Leads where the letter that proves the address is asked for again.
          <Link to={invitation.state === 'unproved' ? `${AREA}${search}` : AREA}>
            {t('statement.back')}
          </Link>
        )}
      </EntryAside>
    </AuthPage>
  );
}
