import type { Professional } from '@lokke/contract/ports';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { PROOF, QUICK_ORDER } from '../../../shared/trade/quick-order.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AuthPage, EntryAside } from '../auth-page.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import type { FormReply } from '../forms/form-reply.ts';
import { useAnnounceSuccess, useFormState } from '../forms/form-state.ts';
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
  readonly reply: FormReply | undefined;
}

export function ProfessionalHome({ professional, reply }: ProfessionalHomeProps) {
  const t = useT('account', 'professional');
  const { email, isEmailVerified } = professional;
  return (
    <AuthPage title={t('professional.home.title')} text={t('professional.home.account', { email })}>
      {isEmailVerified ? (
        <OwnSalon professional={professional} reply={reply} />
      ) : (
        <Unconfirmed email={email} reply={reply} />
      )}
      <EntryAside>
        <AccountForm
          name={HOME_FORMS.logout}
          state={useFormState(reply, HOME_FORMS.logout)}
          submitLabel={t('account.logout')}
          appearance="secondary"
        />
      </EntryAside>
    </AuthPage>
  );
}

function OwnSalon({
  professional: { salon, salons, tasks, mayLeave, hasBankDesk },
  reply,
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
        <SalonForm
          key={salonNo}
          kind={HOME_FORMS.choose}
          salonNo={salonNo}
          label={t('professional.home.choose', { salon: `${salonName}, ${city}` })}
          reply={reply}
        />
      ))}
      {mayLeave && (
        <SalonForm
          kind={HOME_FORMS.leave}
          salonNo={salon.salonNo}
          label={t('professional.home.leave', { salon: salon.salonName })}
          reply={reply}
        />
      )}
    </section>
  );
}

interface SalonFormProps {
  readonly kind: 'choose' | 'leave';
  readonly salonNo: string;
  readonly label: string;
  readonly reply: FormReply | undefined;
}

function SalonForm({ kind, salonNo, label, reply }: SalonFormProps) {
  return (
    <AccountForm
      name={kind}
      state={useFormState(reply, kind)}
      submitLabel={label}
      appearance="plain"
    >
      <input type="hidden" name="salonNo" value={salonNo} />
    </AccountForm>
  );
}

interface UnconfirmedProps {
  readonly email: string;
  readonly reply: FormReply | undefined;
}

function Unconfirmed({ email, reply }: UnconfirmedProps) {
  const t = useT('account', 'professional');
  const state = useFormState(reply, HOME_FORMS.letter);
  const sent = t('professional.home.resent', { email });
  useAnnounceSuccess(state, sent);
  if (state.kind === 'success') return <Notice tone="success">{sent}</Notice>;
  return (
    <>
      <p>{t('professional.home.unconfirmed')}</p>
      <AccountForm
        name={HOME_FORMS.letter}
        state={state}
        submitLabel={t('professional.home.resend')}
      />
    </>
  );
}
