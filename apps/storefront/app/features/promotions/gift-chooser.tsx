import type { Offer } from '@lokke/domain/discounts';
import { type FormEvent, useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { cdnThumbnail } from '../../ui/picture-source.ts';
import { RadioTiles } from '../../ui/radio-tiles.tsx';
import { restoreFocus } from '../../ui/restore-focus.ts';
import styles from './gift-chooser.module.css';
import { useReward } from './use-reward.ts';

/** A choice of one gift among several. */
export function GiftChooser({ offer }: { readonly offer: Offer }) {
  const t = useT('promotions');
  const { take, isBusy, errorMessage } = useReward('gift');
  const { title, products } = offer;
  const [variantId, setVariantId] = useState(products[0]?.variantId ?? '');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = products.find((product) => product.variantId === variantId);
    if (chosen === undefined || isBusy) return;
    restoreFocus(event.currentTarget);
    void take(chosen);
  };

  return (
    <form className={styles['gift']} aria-label={title} onSubmit={submit}>
      <RadioTiles
        legend={t('promo.gift.legend')}
        value={variantId}
        onChange={setVariantId}
        tiles={products.map((product) => ({
          value: product.variantId,
          label: (
            <span className={styles['tile']}>
              {product.featuredImage !== null && (
                <Picture
                  source={cdnThumbnail(product.featuredImage.url)}
                  alt=""
                  width={960}
                  height={1200}
                  sizes="72px"
                />
              )}
              {product.title}
            </span>
          ),
        }))}
      >
        <p>{title}</p>
      </RadioTiles>
      {errorMessage !== null && <p className={styles['refusal']}>{errorMessage}</p>}
      <Button type="submit" appearance="secondary" isBusy={isBusy}>
        {t('promo.gift.add')}
      </Button>
    </form>
  );
}
