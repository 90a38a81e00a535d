import type { ProductDetail, Variant } from '@lokke/domain/catalogue';
import { type FormEvent, useEffect, useRef } from 'react';
import { useHref } from 'react-router';
import { numericIdOf } from '../../shared/catalogue/shopify-ids.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useLocalUser } from '../../state/customer/logged-in-customer.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './restock.module.css';
import { useRequestRestock } from './use-request-restock.ts';

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
  const { state, send } = useRequestRestock(handle, variant.id);
  const isSent = state.kind === 'sent';
  const answer = useRef<HTMLDivElement>(null);
  // The form goes, and the focus with it.
  useEffect(() => {
    if (isSent) answer.current?.focus();
  }, [isSent]);

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
  const sizes = variants.length > 1 ? ` (${variant.title})` : '';
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
          errors={state.kind === 'refused' ? [state.message] : []}
        />
        <Button type="submit" appearance="secondary" isBusy={state.kind === 'sending'}>
          {t('restock.send')}
        </Button>
      </div>
      <p className={styles['note']}>{t('restock.consent')}</p>
    </form>
  );
}
