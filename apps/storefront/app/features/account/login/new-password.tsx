import { type ApiErrorCode, messageOf } from '@lokke/contract/errors';
import { passwordFacts } from '@lokke/domain/accounts';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { useErrorText } from '../../../shared/i18n/use-error-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useFormFields } from '../forms/form-state.ts';
import { SecretField } from '../forms/text-field.tsx';
import styles from './password-rules.module.css';

interface NewPasswordProps {
  readonly label: string;
  /** Registration has its own wording (spec §5). */
  readonly differsCode: Extract<ApiErrorCode, 'passwordsDiffer' | 'registerPasswordsDiffer'>;
}

/** New password and its repetition, with the rule in view. */
export function NewPassword({ label, differsCode }: NewPasswordProps) {
  const t = useT('account');
  const textOf = useErrorText();
  const { errorsOf, setOwnError } = useFormFields();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');

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
      <SecretField
        name="password"
        label={label}
        autoComplete="new-password"
        details={<PasswordRules password={password} />}
        onChange={({ target }) => {
          setPassword(target.value);
          if (isMarked) compare(target.value, confirmation);
        }}
      />
      <SecretField
        name="confirmation"
        label={t('account.confirmation')}
        autoComplete="new-password"
        // Validates on blur, clears while typing.
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

/** An error appearing on the way to the submit button would move it from under the pointer. */
function goesOnInForm(next: EventTarget | null): boolean {
  return next instanceof HTMLElement && next.getAttribute('type') !== 'submit';
}

/** The password rule of spec §5 as three live checks. */
function PasswordRules({ password }: { readonly password: string }) {
  const t = useT('account');
  const facts = passwordFacts(password);
  const rules = [
    { text: t('account.password.length'), isMet: facts.hasLength },
    { text: t('account.password.lowercase'), isMet: facts.hasLowercase },
    { text: t('account.password.uppercase'), isMet: facts.hasUppercase },
  ];
  return (
    <div className={styles['rules']}>
      <p>{t('account.password.rules')}</p>
      <ul>
        {rules.map(({ text, isMet }) => (
          <li key={text} data-met={isMet || undefined}>
            <span className={styles['tick']}>{isMet && <Icon name="tick" sizeInPx={16} />}</span>
            {text}
            <span className="visually-hidden">
              {` (${isMet ? t('account.password.met') : t('account.password.unmet')})`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
