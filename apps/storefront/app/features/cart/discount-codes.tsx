import type { Checkout } from '@lokke/contract/checkout';
import { type FormEvent, type MouseEvent, useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { restoreFocus } from '../../ui/restore-focus.ts';
import styles from './discount-codes.module.css';
import { useDiscountCodes } from './use-discount-codes.ts';

export function DiscountCodes({ checkout }: { readonly checkout: Checkout }) {
  const t = useT('bag');
  const { apply, remove, errorMessage, isBusy } = useDiscountCodes(checkout);
  const [text, setText] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await apply(text)) setText('');
  };

  const removeCode = (code: string, { currentTarget }: MouseEvent) => {
    restoreFocus(currentTarget);
    void remove(code);
  };

  return (
    <div className={styles['codes']} tabIndex={-1}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label={t('promo.code.label')}
          name="discount-code"
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={255}
          errors={errorMessage === null ? [] : [errorMessage]}
        />
        <Button type="submit" appearance="secondary" isBusy={isBusy}>
          {t('promo.code.apply')}
        </Button>
      </form>
      {checkout.discountCodes.length > 0 && (
        <ul>
          {checkout.discountCodes.map(({ code, applicable }) => (
            <li key={code}>
              <Icon name={applicable ? 'tick' : 'warning'} />
              <span>{t(applicable ? 'promo.code.applied' : 'promo.code.refused', { code })}</span>
              <button
                type="button"
                aria-label={t('promo.code.remove', { code })}
                onClick={(event) => removeCode(code, event)}
              >
                {t('cart.line.remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
