import { type ApiErrorCode, messageOf } from '@lokke/contract/errors';
import { useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useErrorText } from '../../shared/i18n/use-error-text.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { PasswordRules } from './password-rules.tsx';
import { useFormFields } from './use-form-fields.ts';

interface NewPasswordProps {
  readonly label: string;
  /** Spec §5: registration says it without the full stop. */
  readonly differsCode: Extract<ApiErrorCode, 'passwordsDiffer' | 'registerPasswordsDiffer'>;
}

/** A password to be chosen: its rule stands there before anybody types, and it is asked for twice. */
export function NewPassword({ label, differsCode }: NewPasswordProps) {
  const t = useT('account');
  const textOf = useErrorText();
  const { errorsOf, setOwnError } = useFormFields();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const showLabel = t('account.password.show');
  const hideLabel = t('account.password.hide');

  const compare = (first: string, second: string) => {
    const differs = second !== '' && first !== second;
    setOwnError(
      'confirmation',
      differs ? textOf({ code: differsCode, message: messageOf(differsCode) }) : null,
    );
  };
  const isMarked = errorsOf('confirmation').length > 0;

  return (
    <>
      <PasswordField
        name="password"
        label={label}
        required
        autoComplete="new-password"
        showLabel={showLabel}
        hideLabel={hideLabel}
        errors={errorsOf('password')}
        details={<PasswordRules password={password} />}
        onChange={({ target }) => {
          setPassword(target.value);
          if (isMarked) compare(target.value, confirmation);
        }}
      />
      <PasswordField
        name="confirmation"
        label={t('account.confirmation')}
        required
        autoComplete="new-password"
        showLabel={showLabel}
        hideLabel={hideLabel}
        errors={errorsOf('confirmation')}
        // Told on leaving the field, taken back as soon as it is right.
        onBlur={({ relatedTarget }) => {
          if (goesOnInForm(relatedTarget)) compare(password, confirmation);
        }}
        onChange={({ target }) => {
          setConfirmation(target.value);
          if (isMarked) compare(password, target.value);
        }}
      />
    </>
  );
}

/** Not on the way to the submit button: an error that appears would push it away from under the pointer. */
function goesOnInForm(next: EventTarget | null): boolean {
  return next instanceof HTMLElement && next.getAttribute('type') !== 'submit';
}
