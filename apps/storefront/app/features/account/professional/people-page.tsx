import type { SalonPeople } from '@lokke/contract/ports';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AccountForm, UntilSent } from '../forms/account-form.tsx';
import { ChoiceField, EmailField } from '../forms/text-field.tsx';
import { AreaPage } from './area-page.tsx';
import styles from './prescriptions.module.css';
import { PEOPLE_FORMS } from './screen.ts';

/** Lists who works for a salon, and invites more by letter; null while they cannot be read. */
export function PeoplePage({ people }: { readonly people: SalonPeople | null }) {
  const t = useT('professional');
  return (
    <AreaPage title={t('professional.people.title')}>
      {people === null ? (
        <Notice tone="error">{t('professional.people.unavailable')}</Notice>
      ) : (
        <>
          <p>{t('professional.people.text', { salon: people.salonName })}</p>
          <UntilSent name={PEOPLE_FORMS.invite} done={t('professional.people.sent')} />
          <ul className={styles['list']}>
            {people.people.map((person) => (
              <Person key={person.email} salonNo={people.salonNo} person={person} />
            ))}
          </ul>
          <h2>{t('professional.people.invite')}</h2>
          <AccountForm
            key={people.people.length}
            name={PEOPLE_FORMS.invite}
            known={{ role: 'stylist' }}
            submitLabel={t('professional.people.send')}
            hidden={{ salonNo: people.salonNo }}
          >
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

interface PersonProps {
  readonly salonNo: string;
  readonly person: SalonPeople['people'][number];
}

function Person({ salonNo, person: { email, role, state } }: PersonProps) {
  const t = useT('professional');
  const other = role === 'owner' ? 'stylist' : 'owner';
  return (
    <li>
      <h3 className={styles['link']}>{email}</h3>
      <p>
        {t(`professional.people.${role}`)}.{' '}
        {state !== 'joined' && t(`professional.people.${state}`)}
      </p>
      {state === 'joined' && (
        <AccountForm
          name={`${PEOPLE_FORMS.role}-${email}`}
          submitLabel={t(`professional.people.make.${other}`)}
          appearance="plain"
          hidden={{ salonNo, email, role: other }}
        />
      )}
      <AccountForm
        name={`${PEOPLE_FORMS.remove}-${email}`}
        submitLabel={t(`professional.people.${state === 'joined' ? 'remove' : 'withdraw'}`)}
        appearance="plain"
        hidden={{ salonNo, email }}
      />
    </li>
  );
}
