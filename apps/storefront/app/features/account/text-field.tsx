import type { ComponentProps } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Field } from '../../ui/field.tsx';
import { useFormFields } from './use-form-fields.ts';

interface TextFieldProps extends Omit<ComponentProps<typeof Field>, 'errors' | 'defaultValue'> {
  readonly name: string;
  readonly isOptional?: boolean;
}

/** An input of an account form; it is asked for unless it says that it is optional. */
export function TextField({ name, label, isOptional = false, ...rest }: TextFieldProps) {
  const t = useT('account');
  const { valueFor, errorsOf } = useFormFields();
  return (
    <Field
      {...rest}
      name={name}
      label={isOptional ? t('account.optional', { label }) : label}
      required={!isOptional}
      defaultValue={valueFor(name)}
      errors={errorsOf(name)}
    />
  );
}

interface EmailFieldProps {
  /** `username` where it is typed to log in, so that password managers fill it. */
  readonly autoComplete: 'username' | 'email';
}

export function EmailField({ autoComplete }: EmailFieldProps) {
  const t = useT('account');
  return (
    <TextField
      name="email"
      type="email"
      label={t('account.email')}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

export function NameFields() {
  const t = useT('account');
  return (
    <>
      <TextField name="firstName" label={t('account.firstName')} autoComplete="given-name" />
      <TextField name="lastName" label={t('account.lastName')} autoComplete="family-name" />
    </>
  );
}
