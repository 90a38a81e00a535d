import type { Professional } from '@lokke/contract/ports';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { QUICK_ORDER } from '../../../shared/trade/quick-order.ts';
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
        <OwnSalon professional={professional} />
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
  professional: { salon, hasBankDesk },
}: {
  readonly professional: Professional;
}) {
  const t = useT('education', 'prescription', 'professional', 'statement');
  if (salon === null) return <p>{t('professional.home.noSalon')}</p>;
  const ways = [
    [STATEMENT, t('statement.title')],
    [QUICK_ORDER, t('professional.home.order')],
    ...(hasBankDesk ? [[BANK, t('professional.bank.title')] as const] : []),
    [CARDS, t('professional.cards.title')],
    [PRESCRIPTIONS, t('prescription.pro.title')],
    [EDUCATION, t('education.title')],
    [OWN_PAGE_FORM, t('professional.page.title')],
    [`/salon/${encodeURIComponent(salon.salonNo)}`, t('professional.home.toSalon')],
  ] as const;
  return (
    <section>
      <h2>{t('professional.home.salon')}</h2>
      <p>
        {salon.salonName}, {salon.city}
      </p>
      {ways.map(([to, name]) => (
        <p key={to}>
          <Link to={to}>{name}</Link>
        </p>
      ))}
    </section>
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
