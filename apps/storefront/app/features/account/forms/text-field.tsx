import type { ComponentProps } from 'react';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Field, SelectField, TextAreaField } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useFormFields } from './form-state.ts';

interface TextFieldProps extends Omit<ComponentProps<typeof Field>, 'errors' | 'defaultValue'> {
  readonly name: string;
  readonly isOptional?: boolean;
}

/** An input of an account form, required unless `isOptional`. */
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

interface ChoiceFieldProps
  extends Omit<ComponentProps<typeof SelectField>, 'errors' | 'defaultValue'> {
  readonly name: string;
}

/** A required choice of an account form. */
export function ChoiceField({ name, ...rest }: ChoiceFieldProps) {
  const { valueFor, errorsOf } = useFormFields();
  return (
    <SelectField
      {...rest}
      name={name}
      required
      defaultValue={valueFor(name) ?? ''}
      errors={errorsOf(name)}
    />
  );
}

interface LongTextFieldProps
  extends Omit<ComponentProps<typeof TextAreaField>, 'errors' | 'defaultValue'> {
  readonly name: string;
}

/** Lines of text in an account form, which may be left out unless `required`. */
export function LongTextField({ name, ...rest }: LongTextFieldProps) {
  const { valueFor, errorsOf } = useFormFields();
  return (
    <TextAreaField {...rest} name={name} defaultValue={valueFor(name)} errors={errorsOf(name)} />
  );
}

interface EmailFieldProps {
  /** `username` on the login form, so that password managers fill it. */
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

interface CurrentPasswordProps {
  readonly name?: string;
  readonly label?: string;
}

export function CurrentPassword({ name = 'password', label }: CurrentPasswordProps) {
  const t = useT('account');
  const { errorsOf } = useFormFields();
  return (
    <PasswordField
      name={name}
      label={label ?? t('account.password')}
      required
      autoComplete="current-password"
      showLabel={t('account.password.show')}
      hideLabel={t('account.password.hide')}
      errors={errorsOf(name)}
    />
  );
}
