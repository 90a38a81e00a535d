import { callApi } from '@lokke/contract/call';
import { type ApiErrorCode, messageOf } from '@lokke/contract/errors';
import { requestRestock } from '@lokke/contract/restock';
import { checkNewsletter } from '@lokke/domain/accounts';
import type { ProductDetail, Variant } from '@lokke/domain/catalogue';
import { type FormEvent, useEffect, useRef } from 'react';
import { useHref } from 'react-router';
import { CALL_OPTIONS } from '../../shared/call-options.ts';
import { numericIdOf } from '../../shared/catalogue/shopify-ids.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useErrorText } from '../../shared/i18n/use-error-text.ts';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useCheckedCall } from '../../shared/use-checked-call.ts';
import { useLocalUser } from '../../state/customer/logged-in-customer.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './restock.module.css';

interface RestockFormProps {
  readonly product: ProductDetail;
  readonly variant: Variant;
}

/** Asks for a letter; without scripts a page of its own answers. */
export function RestockForm({ product, variant }: RestockFormProps) {
  const t = useT('restock');
  const { handle, title, variants } = product;
  const query = new URLSearchParams({ product: handle, variant: numericIdOf(variant.id) });
  const target = useHref(`/account/restock?${query}`);
  const knownEmail = useLocalUser();
  const { locale } = useMarket();
  const textOf = useErrorText();
  const { state, send } = useCheckedCall({
    check: (email: string) => {
      const checked = checkNewsletter({ email });
      return checked.ok
        ? { ok: true, body: { locale, handle, variantId: variant.id, email } }
        : checked;
    },
    call: (body) => callApi(requestRestock, body, CALL_OPTIONS),
  });
  const isSent = state.kind === 'sent';
  const answer = useRef<HTMLDivElement>(null);
  // The form goes, and the focus with it.
  useEffect(() => {
    if (isSent) answer.current?.focus();
  }, [isSent]);

  const messageFor = (code: ApiErrorCode | null) =>
    code === null ? t('restock.failed') : textOf({ code, message: messageOf(code) });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = event.currentTarget.elements.namedItem('email');
    if (!(email instanceof HTMLInputElement)) return;
    if ((await send(email.value)).kind === 'refused') email.focus();
  };

  if (isSent) {
    return (
      <div className={styles['form']}>
        <h2>{t('restock.title')}</h2>
        <Notice ref={answer} tone="success" tabIndex={-1}>
          {t('restock.sent')}
        </Notice>
      </div>
    );
  }
  const sizes = variants.length > 1 ? `, ${variant.title}` : '';
  return (
    <form
      method="post"
      action={target}
      noValidate
      className={styles['form']}
      onSubmit={(event) => void submit(event)}
    >
      <h2>{t('restock.title')}</h2>
      <p>{t('restock.text', { product: title + sizes })}</p>
      <div className={styles['line']}>
        <Field
          name="email"
          type="email"
          label={t('restock.email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={knownEmail ?? ''}
          errors={state.kind === 'refused' ? [messageFor(state.code)] : []}
        />
        <Button type="submit" appearance="secondary" isBusy={state.kind === 'sending'}>
          {t('restock.send')}
        </Button>
      </div>
      <p className={styles['note']}>{t('restock.consent')}</p>
    </form>
  );
}
