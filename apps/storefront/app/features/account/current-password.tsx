import { useT } from '../../shared/i18n/messages-provider.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useFormFields } from './use-form-fields.ts';

export function CurrentPassword() {
  const t = useT('account');
  const { errorsOf } = useFormFields();
  return (
    <PasswordField
      name="password"
      label={t('account.password')}
      required
      autoComplete="current-password"
      showLabel={t('account.password.show')}
      hideLabel={t('account.password.hide')}
      errors={errorsOf('password')}
    />
  );
}
