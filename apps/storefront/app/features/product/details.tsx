import type { ProductDetail } from '@lokke/domain/catalogue';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { RichHtml } from '../../shared/rich-html.tsx';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './details.module.css';
import { IngredientList } from './ingredient-list.tsx';

export function Details({ product }: { readonly product: ProductDetail }) {
  const t = useT('product');
  // The platform's policies are the fallback for missing content.
  const { policies } = useGlobalModules();
  const { descriptionHtml, howToUse, keyIngredients, inci } = product;
  return (
    <div className={styles['details']}>
      {descriptionHtml !== '' && (
        <Disclosure summary={t('product.whatItDoes')} isOpen>
          <RichHtml html={descriptionHtml} />
        </Disclosure>
      )}
      {howToUse !== null && (
        <Disclosure summary={t('product.howToUse')}>
          <p className={styles['text']}>{howToUse}</p>
        </Disclosure>
      )}
      {(keyIngredients.length > 0 || inci) && (
        <Disclosure summary={t('product.keyIngredients')}>
          <IngredientList product={product} />
        </Disclosure>
      )}
      <Disclosure summary={t('product.delivery')}>
        <p className={styles['text']}>{t('product.delivery.text')}</p>
        <p className={styles['links']}>
          <Link to={policies.length > 0 ? '/policies/shipping-policy' : '/pages/delivery'}>
            {t('product.delivery.shipping')}
          </Link>
          <Link to={policies.length > 0 ? '/policies/refund-policy' : '/pages/returns'}>
            {t('product.delivery.refund')}
          </Link>
        </p>
      </Disclosure>
    </div>
  );
}
