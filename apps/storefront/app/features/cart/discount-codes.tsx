import type { Checkout } from '@lokke/contract/checkout';
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { restoreFocus } from '../../ui/restore-focus.ts';
import { CartWarningsSlot } from './cart-warnings-slot.tsx';
import styles from './discount-codes.module.css';
import { useDiscountCodes } from './use-discount-codes.ts';

export function DiscountCodes({ checkout }: { readonly checkout: Checkout }) {
  const t = useT('bag');
  const { apply, remove, removeGiftCard, errorMessage, warnings, isBusy } =
    useDiscountCodes(checkout);
  const { discountCodes, giftCards } = checkout;
  const [text, setText] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // The popup's sum and buttons may lie over it.
  useEffect(() => {
    if (errorMessage !== null) form.current?.scrollIntoView({ block: 'nearest' });
  }, [errorMessage]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await apply(text)) setText('');
  };

  return (
    <div className={styles['codes']} tabIndex={-1}>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
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
      <CartWarningsSlot warnings={warnings} ofCodes />
      {discountCodes.length + (giftCards?.length ?? 0) > 0 && (
        <ul>
          {discountCodes.map(({ code, applicable }) => (
            <EnteredCode
              key={code}
              isInUse={applicable}
              text={t(applicable ? 'promo.code.applied' : 'promo.code.refused', { code })}
              removeLabel={t('promo.code.remove', { code })}
              onRemove={() => void remove(code)}
            />
          ))}
          {giftCards?.map((card) => (
            <EnteredCode
              key={card.id}
              isInUse
              text={t('giftCard.applied', { end: card.lastCharacters })}
              removeLabel={t('giftCard.remove', { end: card.lastCharacters })}
              onRemove={() => void removeGiftCard(card)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface EnteredCodeProps {
  readonly isInUse: boolean;
  readonly text: string;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

function EnteredCode({ isInUse, text, removeLabel, onRemove }: EnteredCodeProps) {
  const t = useT('bag');
  const press = ({ currentTarget }: MouseEvent) => {
    restoreFocus(currentTarget);
    onRemove();
  };
  return (
    <li>
      <Icon name={isInUse ? 'tick' : 'warning'} />
      <span>{text}</span>
      <button type="button" aria-label={removeLabel} onClick={press}>
        {t('cart.line.remove')}
      </button>
    </li>
  );
}
