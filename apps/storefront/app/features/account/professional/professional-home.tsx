import type { Professional } from '@lokke/contract/ports';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { PROOF, QUICK_ORDER } from '../../../shared/trade/quick-order.ts';
import { Link } from '../../../ui/link.tsx';
import { AuthPage, EntryAside } from '../auth-page.tsx';
import { AccountForm, UntilSent } from '../forms/account-form.tsx';
import {
  BANK,
  CARDS,
  EDUCATION,
  HOME_FORMS,
  OWN_PAGE_FORM,
  PEOPLE,
  PRESCRIPTIONS,
  STATEMENT,
} from './screen.ts';

interface ProfessionalHomeProps {
  readonly professional: Professional;
}

export function ProfessionalHome({ professional }: ProfessionalHomeProps) {
  const t = useT('account', 'professional');
  const { email, isEmailVerified } = professional;
  return (
    <AuthPage title={t('professional.home.title')} text={t('professional.home.account', { email })}>
      {isEmailVerified ? <OwnSalon professional={professional} /> : <Unconfirmed email={email} />}
      <EntryAside>
        <AccountForm
          name={HOME_FORMS.logout}
          submitLabel={t('account.logout')}
          appearance="secondary"
        />
      </EntryAside>
    </AuthPage>
  );
}

function OwnSalon({
  professional: { salon, salons, tasks, mayLeave, hasBankDesk },
}: ProfessionalHomeProps) {
  const t = useT('education', 'prescription', 'professional', 'statement');
  if (salon === null) return <p>{t('professional.home.noSalon')}</p>;
  const ways = [
    ['statement', STATEMENT, t('statement.title')],
    [null, QUICK_ORDER, t('professional.home.order')],
    ['proof', PROOF, t('professional.proof.title')],
    ['bank', BANK, t('professional.bank.title')],
    ['cards', CARDS, t('professional.cards.title')],
    ['prescriptions', PRESCRIPTIONS, t('prescription.pro.title')],
    ['education', EDUCATION, t('education.title')],
    ['page', OWN_PAGE_FORM, t('professional.page.title')],
    ['people', PEOPLE, t('professional.people.title')],
    [null, `/salon/${encodeURIComponent(salon.salonNo)}`, t('professional.home.toSalon')],
  ] as const;
  const offered = ways.filter(
    ([task]) => task === null || (tasks.includes(task) && (task !== 'bank' || hasBankDesk)),
  );
  const others = salons.filter(({ salonNo }) => salonNo !== salon.salonNo);
  return (
    <section>
      <h2>{t('professional.home.salon')}</h2>
      <p>
        {salon.salonName}, {salon.city}
      </p>
      {offered.map(([, to, name]) => (
        <p key={to}>
          <Link to={to}>{name}</Link>
        </p>
      ))}
      {others.length > 0 && <h2>{t('professional.home.others')}</h2>}
      {others.map(({ salonNo, salonName, city }) => (
        <AccountForm
          key={salonNo}
          name={HOME_FORMS.choose}
          submitLabel={t('professional.home.choose', { salon: `${salonName}, ${city}` })}
          appearance="plain"
          hidden={{ salonNo }}
        />
      ))}
      {mayLeave && (
        <AccountForm
          name={HOME_FORMS.leave}
          submitLabel={t('professional.home.leave', { salon: salon.salonName })}
          appearance="plain"
          hidden={{ salonNo: salon.salonNo }}
        />
      )}
    </section>
  );
}

function Unconfirmed({ email }: { readonly email: string }) {
  const t = useT('account', 'professional');
  return (
    <UntilSent name={HOME_FORMS.letter} done={t('professional.home.resent', { email })}>
      <p>{t('professional.home.unconfirmed')}</p>
      <AccountForm name={HOME_FORMS.letter} submitLabel={t('professional.home.resend')} />
    </UntilSent>
  );
}
