import type { CountryCode } from '@lokke/domain/markets';
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useErrorText } from '../../shared/i18n/use-error-text.ts';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './account-form.module.css';
import { fieldOfSentence } from './form-reply.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { FormFieldsContext } from './use-form-fields.ts';
import { FORM_NAME, type FormState } from './use-form-state.ts';

interface AccountFormProps {
  readonly state: FormState;
  readonly submitLabel: string;
  readonly look?: ComponentProps<typeof Button>['appearance'];
  /** What the inputs hold before anybody types. */
  readonly known?: Readonly<Record<string, string | null>>;
  /** Where a page has several forms. */
  readonly name?: string;
  /** Whose postcodes an error speaks of; the market's where it is left out. */
  readonly country?: CountryCode;
  readonly children: ReactNode;
  /** Beside the button. */
  readonly aside?: ReactNode;
}

/** A form that works before scripts have loaded, keeps what was typed and leads to what is wrong. */
export function AccountForm({
  state,
  submitLabel,
  look = 'primary',
  known = {},
  name,
  country,
  children,
  aside,
}: AccountFormProps) {
  const t = useT('account');
  const textOf = useErrorText();
  const market = useMarket();
  const form = useRef<HTMLFormElement>(null);
  const { errorsOf, setOwnError, forget } = useFieldErrors(state, country ?? market.countryCode);
  const kept = state.kind === 'error' ? state.values : {};
  useFocusOnError(form, state);

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
      forget(target.name);
    }
  };

  return (
    <Form ref={form} method="post" noValidate className={styles['form']} onInput={onInput}>
      {name !== undefined && <input type="hidden" name={FORM_NAME} value={name} />}
      {state.kind === 'error' && fieldOfSentence(state) === null && (
        <Notice tone="error" tabIndex={-1} data-summary>
          {textOf(state)}
        </Notice>
      )}
      <FormFieldsContext
        value={{
          valueFor: (field) => kept[field] ?? known[field] ?? undefined,
          errorsOf,
          setOwnError,
        }}
      >
        {children}
      </FormFieldsContext>
      <div className={styles['actions']}>
        <Button type="submit" appearance={look} isBusy={state.kind === 'loading'}>
          {state.kind === 'loading' ? t('account.busy') : submitLabel}
        </Button>
        {aside}
      </div>
    </Form>
  );
}

/** After a refusal keyboard and screen reader go on at the first invalid input, else at the sentence. */
function useFocusOnError(form: { readonly current: HTMLFormElement | null }, state: FormState) {
  useEffect(() => {
    if (state.kind !== 'error') return;
    const first = state.faults[0]?.field;
    const input = first === undefined ? null : form.current?.elements.namedItem(first);
    const place = input ?? form.current?.querySelector('[data-summary]');
    if (place instanceof HTMLElement) place.focus();
  }, [state, form]);
}
