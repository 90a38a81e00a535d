import type { AccountUpdate, Customer } from '@lokke/contract/ports';
import { isPasswordValid } from '@lokke/domain/accounts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { PageTitle } from '../../shared/page-head.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { AccountForm, UntilSent } from './forms/account-form.tsx';
import type { FormValues } from './forms/form-reply.ts';
import type { FormCheck } from './forms/submit-checked.ts';
import { CurrentPassword, NameFields, TextField } from './forms/text-field.tsx';
import styles from './info-page.module.css';
import { NewPassword } from './login/new-password.tsx';

interface InfoPageProps {
  readonly customer: Customer;
  /** Page of the shop where e-mail address and phone number are changed; null where that is done here. */
  readonly profileUrl: string | null;
}

export function InfoPage({ customer, profileUrl }: InfoPageProps) {
  const t = useT('account');
  return (
    <>
      <PageTitle title={t('account.nav.info')} />
      <p>
        {t('account.info.email', { email: customer.email })}{' '}
        {profileUrl === null && <Link to="/contact">{t('account.info.email.change')}</Link>}
      </p>
      <DetailsForm customer={customer} profileUrl={profileUrl} />
      {profileUrl === null ? (
        <section className={styles['part']}>
          <h2>{t('account.info.password')}</h2>
          <PasswordForm />
        </section>
      ) : (
        <section className={styles['part']}>
          <p>{t('account.info.elsewhere')}</p>
          <p>
            <ButtonLink appearance="secondary" to={profileUrl}>
              {t('account.info.elsewhere.action')}
            </ButtonLink>
          </p>
        </section>
      )}
    </>
  );
}

function DetailsForm({ customer, profileUrl }: InfoPageProps) {
  const t = useT('account');
  const { firstName, lastName, phone } = customer;
  return (
    <>
      <UntilSent name={INFO_FORMS.details} done={t('account.info.saved')} />
      <AccountForm
        name={INFO_FORMS.details}
        submitLabel={t('account.info.save')}
        known={{ firstName, lastName, phone }}
      >
        <NameFields />
        {profileUrl === null && (
          <TextField
            name="phone"
            type="tel"
            label={t('account.phone')}
            autoComplete="tel"
            isOptional
          />
        )}
        <MarketingChoice isOn={customer.acceptsMarketing} />
      </AccountForm>
    </>
  );
}

function PasswordForm() {
  const t = useT('account');
  return (
    <UntilSent name={INFO_FORMS.password} done={t('account.info.passwordSaved')}>
      <AccountForm name={INFO_FORMS.password} submitLabel={t('account.reset.action')}>
        <CurrentPassword name="currentPassword" label={t('account.currentPassword')} />
        <NewPassword label={t('account.newPassword')} differsCode="passwordsDiffer" />
      </AccountForm>
    </UntilSent>
  );
}

/** An unchecked box sends nothing, which the action reads as no. */
function MarketingChoice({ isOn }: { readonly isOn: boolean }) {
  const t = useT('account');
  return (
    <label className={styles['choice']}>
      <input type="checkbox" name="acceptsMarketing" value="true" defaultChecked={isOn} />
      {t('account.info.marketing')}
    </label>
  );
}

const INFO_FORMS = { details: 'details', password: 'password' } as const;

const isPasswordForm = ({ form }: FormValues): boolean => form === INFO_FORMS.password;

export function updateOf(values: FormValues): AccountUpdate {
  const { firstName = '', lastName = '', phone = '' } = values;
  if (isPasswordForm(values)) {
    const { password = '', confirmation = '', currentPassword = '' } = values;
    return { password, confirmation, currentPassword };
  }
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phone: phone.trim() === '' ? null : phone.trim(),
    acceptsMarketing: values['acceptsMarketing'] === 'true',
  };
}

export function checkInfoForm(values: FormValues): FormCheck {
  if (!isPasswordForm(values)) {
    const fields = ['firstName', 'lastName'].filter((name) => (values[name] ?? '').trim() === '');
    return fields.length === 0 ? { ok: true } : { ok: false, code: 'updateAccountFailed', fields };
  }
  const { password = '', confirmation = '', currentPassword = '' } = values;
  if (currentPassword === '') {
    return { ok: false, code: 'wrongPassword', fields: ['currentPassword'] };
  }
  if (!isPasswordValid(password)) {
    return { ok: false, code: 'invalidPassword', fields: ['password'] };
  }
  return password === confirmation
    ? { ok: true }
    : { ok: false, code: 'passwordsDiffer', fields: ['confirmation'] };
}
