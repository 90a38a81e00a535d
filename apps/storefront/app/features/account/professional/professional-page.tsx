import { useLocation, useSearchParams } from 'react-router';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { AuthPage, EntryAside } from '../auth-page.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import { CurrentPassword, EmailField } from '../forms/text-field.tsx';
import { ForgotPage } from '../login/forgot-page.tsx';
import { NewPassword } from '../login/new-password.tsx';
import { ResetPage } from '../login/set-password-pages.tsx';
import { BankPage } from './bank-page.tsx';
import { CardsPage } from './cards-page.tsx';
import { invitationQuery } from './email-link-path.ts';
import { InvitationPage } from './invitation-page.tsx';
import { OfficePage } from './office-page.tsx';
import { OwnPage } from './own-page.tsx';
import { PeoplePage } from './people-page.tsx';
import { PrescriptionsPage } from './prescriptions-page.tsx';
import { ProfessionalHome } from './professional-home.tsx';
import { ProofPage } from './proof-page.tsx';
import { AREA, type Screen } from './screen.ts';
import { StatementPage } from './statement-page.tsx';
import { VerifyPage } from './verify-page.tsx';

export function ProfessionalPage({ screen }: { readonly screen: Screen }) {
  const [searchParams] = useSearchParams();
  const query = invitationQuery({ searchParams });
  switch (screen.kind) {
    case 'home':
      return <ProfessionalHome professional={screen.professional} />;
    case 'statement':
      return <StatementPage statement={screen.statement} />;
    case 'bank':
      return <BankPage bank={screen.bank} />;
    case 'prescriptions':
      return <PrescriptionsPage screen={screen.prescriptions} />;
    case 'cards':
      return <CardsPage card={screen.card} />;
    case 'page':
      return <OwnPage screen={screen.page} />;
    case 'proof':
      return <ProofPage proof={screen.proof} />;
    case 'office':
      return <OfficePage screen={screen.office} />;
    case 'people':
      return <PeoplePage people={screen.people} />;
    case 'invitation':
      return <InvitationPage invitation={screen.invitation} />;
    case 'login':
      return <ProfessionalLogin />;
    case 'register':
      return <ProfessionalRegister />;
    case 'forgot':
      return <ForgotPage loginPath={`${AREA}/login${query}`} />;
    case 'reset':
      return <ResetPage forgotPath={`${AREA}/forgot${query}`} />;
    case 'verify':
      return <VerifyPage isElsewhere={screen.isElsewhere} />;
  }
}

function ProfessionalLogin() {
  const { search } = useLocation();
  const t = useT('account', 'professional');
  return (
    <AuthPage title={t('professional.login.title')} text={t('professional.login.text')}>
      <AccountForm
        submitLabel={t('account.login.action')}
        aside={<Link to={`${AREA}/forgot${search}`}>{t('account.login.forgot')}</Link>}
      >
        <EmailField autoComplete="username" />
        <CurrentPassword />
      </AccountForm>
      <EntryAside>
        <p>{t('professional.login.new')}</p>
        <ButtonLink to={`${AREA}/register${search}`} appearance="secondary">
          {t('professional.login.register')}
        </ButtonLink>
      </EntryAside>
    </AuthPage>
  );
}

function ProfessionalRegister() {
  const { search } = useLocation();
  const t = useT('account', 'professional');
  return (
    <AuthPage title={t('professional.register.title')} text={t('professional.register.text')}>
      <AccountForm submitLabel={t('account.register.action')}>
        <EmailField autoComplete="email" />
        <NewPassword label={t('account.password')} differsCode="passwordsDiffer" />
      </AccountForm>
      <EntryAside>
        <p>
          {t('professional.register.known')}{' '}
          <Link to={`${AREA}/login${search}`}>{t('account.login.action')}</Link>
        </p>
      </EntryAside>
    </AuthPage>
  );
}
