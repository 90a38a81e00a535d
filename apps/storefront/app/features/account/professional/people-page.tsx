import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import type { FormReply } from '../forms/form-reply.ts';
import { useAnnounceSuccess, useFormState } from '../forms/form-state.ts';
import { ChoiceField, EmailField } from '../forms/text-field.tsx';
import { AreaPage } from './area-page.tsx';
import styles from './prescriptions.module.css';
import { PEOPLE_FORMS, type SalonPeople } from './screen.ts';

interface PeoplePageProps {
  /** Null while they cannot be read. */
  readonly people: SalonPeople | null;
  readonly reply: FormReply | undefined;
}

/** Lists who works for a salon, and invites more by letter. */
export function PeoplePage({ people, reply }: PeoplePageProps) {
  const t = useT('professional');
  const invited = useFormState(reply, PEOPLE_FORMS.invite);
  useAnnounceSuccess(invited, t('professional.people.sent'));
  return (
    <AreaPage title={t('professional.people.title')}>
      {people === null ? (
        <Notice tone="error">{t('professional.people.unavailable')}</Notice>
      ) : (
        <>
          <p>{t('professional.people.text', { salon: people.salonName })}</p>
          {invited.kind === 'success' && (
            <Notice tone="success">{t('professional.people.sent')}</Notice>
          )}
          <ul className={styles['list']}>
            {people.people.map((person) => (
              <Person key={person.email} salonNo={people.salonNo} person={person} reply={reply} />
            ))}
          </ul>
          <h2>{t('professional.people.invite')}</h2>
          <AccountForm
            key={people.people.length}
            name={PEOPLE_FORMS.invite}
            state={invited}
            known={{ role: 'stylist' }}
            submitLabel={t('professional.people.send')}
          >
            <input type="hidden" name="salonNo" value={people.salonNo} />
            <EmailField autoComplete="email" />
            <ChoiceField
              name="role"
              label={t('professional.people.role')}
              hint={t('professional.people.roleHint')}
              choices={(['stylist', 'owner'] as const).map((value) => ({
                value,
                label: t(`professional.people.${value}`),
              }))}
            />
          </AccountForm>
        </>
      )}
    </AreaPage>
  );
}

interface PersonProps extends Pick<PeoplePageProps, 'reply'> {
  readonly salonNo: string;
  readonly person: SalonPeople['people'][number];
}

function Person({ salonNo, person: { email, role, state }, reply }: PersonProps) {
  const t = useT('professional');
  const other = role === 'owner' ? 'stylist' : 'owner';
  const change = `${PEOPLE_FORMS.role}-${email}`;
  const changed = useFormState(reply, change);
  const removal = `${PEOPLE_FORMS.remove}-${email}`;
  return (
    <li>
      <h3 className={styles['link']}>{email}</h3>
      <p>
        {t(`professional.people.${role}`)}.{' '}
        {state !== 'joined' && t(`professional.people.${state}`)}
      </p>
      {state === 'joined' && (
        <AccountForm
          name={change}
          state={changed}
          submitLabel={t(`professional.people.make.${other}`)}
          appearance="plain"
        >
          <input type="hidden" name="salonNo" value={salonNo} />
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="role" value={other} />
        </AccountForm>
      )}
      <AccountForm
        name={removal}
        state={useFormState(reply, removal)}
        submitLabel={t(`professional.people.${state === 'joined' ? 'remove' : 'withdraw'}`)}
        appearance="plain"
      >
        <input type="hidden" name="salonNo" value={salonNo} />
        <input type="hidden" name="email" value={email} />
      </AccountForm>
    </li>
  );
}
