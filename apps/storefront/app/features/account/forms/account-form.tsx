import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useT } from '../../../shared/i18n/messages-provider.tsx';
import { useErrorText } from '../../../shared/i18n/use-error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './account-form.module.css';
import { isAboveForm } from './form-reply.ts';
import {
  type FaultText,
  FORM_NAME,
  FormFieldsContext,
  type FormState,
  useAnnounceSuccess,
  useFieldErrors,
  useFormState,
  useIsUnsaved,
} from './form-state.ts';

interface AccountFormProps {
  readonly submitLabel: string;
  readonly appearance?: ComponentProps<typeof Button>['appearance'];
  /** Initial values. */
  readonly known?: Readonly<Record<string, string | null>>;
  /** Required where a page has several forms. */
  readonly name?: string;
  readonly hasFiles?: boolean;
  /** Values that are sent along. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly faultText?: FaultText;
  readonly children?: ReactNode;
  readonly aside?: ReactNode;
}

/** Account form: works without scripts, keeps what was typed and focuses the first error. */
export function AccountForm({
  submitLabel,
  appearance = 'primary',
  known = {},
  name,
  hasFiles = false,
  hidden = {},
  faultText,
  children,
  aside,
}: AccountFormProps) {
  const t = useT('account');
  const state = useFormState(name);
  const textOf = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, setOwnError, forget } = useFieldErrors(state, faultText);
  const isUnsaved = useIsUnsaved(name);
  const typed = state.kind === 'error' ? state.values : {};
  useFocusOnError(form, state);

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement
    ) {
      forget(target.name);
    }
  };

  return (
    <Form
      ref={form}
      method="post"
      encType={hasFiles ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      noValidate
      className={styles['form']}
      onInput={onInput}
    >
      {name !== undefined && <input type="hidden" name={FORM_NAME} value={name} />}
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {state.kind === 'idle' && isUnsaved && <Notice tone="error">{t('account.unsaved')}</Notice>}
      {state.kind === 'error' && isAboveForm(state) && (
        <Notice tone="error" tabIndex={-1} data-summary>
          {textOf(state)}
        </Notice>
      )}
      <FormFieldsContext
        value={{
          valueFor: (field) => typed[field] ?? known[field] ?? undefined,
          errorsOf,
          setOwnError,
        }}
      >
        {children}
      </FormFieldsContext>
      <div className={styles['actions']}>
        <Button type="submit" appearance={appearance} isBusy={state.kind === 'loading'}>
          {state.kind === 'loading' ? t('account.busy') : submitLabel}
        </Button>
        {aside}
      </div>
    </Form>
  );
}

interface UntilSentProps {
  readonly name?: string;
  /** Says that the form was sent. */
  readonly done: string;
  readonly children?: ReactNode;
}

/** Shows the form until it was sent, then what came of it. */
export function UntilSent({ name, done, children = null }: UntilSentProps) {
  const state = useFormState(name);
  const notice = useRef<HTMLDivElement>(null);
  useAnnounceSuccess(state, done);
  useEffect(() => {
    // The focused button went with the form.
    const isFocusLost = document.activeElement === document.body;
    if (state.kind === 'success' && isFocusLost) notice.current?.focus();
  }, [state]);
  if (state.kind !== 'success') return children;
  return (
    <Notice ref={notice} tone="success" tabIndex={-1}>
      {done}
    </Notice>
  );
}

/** Focuses the first invalid input after an error, else the message. */
function useFocusOnError(form: { readonly current: HTMLFormElement | null }, state: FormState) {
  useEffect(() => {
    if (state.kind !== 'error') return;
    const invalid = new Set(state.fieldErrors.map(({ field }) => field));
    const controls = form.current?.querySelectorAll('[name]:not([type=hidden])') ?? [];
    const input = [...controls].find((control) => invalid.has(control.getAttribute('name') ?? ''));
    const place = input ?? form.current?.querySelector('[data-summary]');
    if (place instanceof HTMLElement) place.focus();
  }, [state, form]);
}
