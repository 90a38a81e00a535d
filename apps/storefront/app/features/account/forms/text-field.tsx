import type { ComponentProps } from 'react';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { Field, SelectField, TextAreaField } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useControl } from './form-state.ts';

/** Props of a control that takes value and errors from its form. */
export type InForm<Props> = Omit<Props, 'errors' | 'defaultValue'> & { readonly name: string };

interface TextFieldProps extends InForm<ComponentProps<typeof Field>> {
  readonly isOptional?: boolean;
}

/** An input of an account form, required unless `isOptional`. */
export function TextField({ name, label, isOptional = false, ...rest }: TextFieldProps) {
  const t = useT('account');
  return (
    <Field
      {...rest}
      {...useControl(name)}
      label={isOptional ? t('account.optional', { label }) : label}
      required={!isOptional}
    />
  );
}

/** A required choice of an account form. */
export function ChoiceField({ name, ...rest }: InForm<ComponentProps<typeof SelectField>>) {
  const { defaultValue = '', ...control } = useControl(name);
  return <SelectField {...rest} {...control} required defaultValue={defaultValue} />;
}

/** Lines of text in an account form, which may be left out unless `required`. */
export function LongTextField({ name, ...rest }: InForm<ComponentProps<typeof TextAreaField>>) {
  return <TextAreaField {...rest} {...useControl(name)} />;
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

type SecretFieldProps = Omit<
  InForm<ComponentProps<typeof PasswordField>>,
  'showLabel' | 'hideLabel'
>;

/** A password of an account form, which is never filled in again. */
export function SecretField({ name, ...rest }: SecretFieldProps) {
  const t = useT('account');
  const { errors } = useControl(name);
  return (
    <PasswordField
      {...rest}
      name={name}
      required
      showLabel={t('account.password.show')}
      hideLabel={t('account.password.hide')}
      errors={errors}
    />
  );
}

interface CurrentPasswordProps {
  readonly name?: string;
  readonly label?: string;
}

export function CurrentPassword({ name = 'password', label }: CurrentPasswordProps) {
  const t = useT('account');
  const shown = label ?? t('account.password');
  return <SecretField name={name} label={shown} autoComplete="current-password" />;
}
