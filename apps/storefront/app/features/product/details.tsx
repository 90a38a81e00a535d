import type { ResponsiblePerson } from '@lokke/contract/ports';
import type { ProductDetail } from '@lokke/domain/catalogue';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { RichHtml } from '../../shared/rich-html.tsx';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { useDeliveryPath } from '../../state/law/price-note.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Link, PartLink } from '../../ui/link.tsx';
import styles from './details.module.css';
import { SCENE_IDS, scenesOf } from './product-scenes.tsx';

interface DetailsProps {
  readonly product: ProductDetail;
  readonly responsible: ResponsiblePerson | null;
}

export function Details({ product, responsible }: DetailsProps) {
  const t = useT('product');
  const { policies } = useGlobalModules();
  const { descriptionHtml } = product;
  const scenes = scenesOf(product);
  return (
    <div className={styles['details']}>
      {descriptionHtml !== '' && (
        <Disclosure summary={t('product.whatItDoes')} isOpen>
          <RichHtml html={descriptionHtml} />
        </Disclosure>
      )}
      <SafetyFacts product={product} responsible={responsible} />
      <Disclosure summary={t('product.delivery')}>
        <p className={styles['text']}>{t('product.delivery.text')}</p>
        <p className={styles['links']}>
          <Link to={useDeliveryPath()}>{t('product.delivery.shipping')}</Link>
          <Link to={policies.length > 0 ? '/policies/refund-policy' : '/pages/returns'}>
            {t('product.delivery.refund')}
          </Link>
        </p>
      </Disclosure>
      {(scenes.howToUse || scenes.ingredients) && (
        <p className={styles['links']}>
          {scenes.howToUse && <PartLink id={SCENE_IDS.howToUse}>{t('product.howToUse')}</PartLink>}
          {scenes.ingredients && (
            <PartLink id={SCENE_IDS.ingredients}>{t('product.keyIngredients')}</PartLink>
          )}
        </p>
      )}
    </div>
  );
}

interface SafetyFactsProps {
  readonly product: Pick<ProductDetail, 'packaging' | 'warnings'>;
  readonly responsible: ResponsiblePerson | null;
}

/** Shows warnings and the responsible person, as EU 2023/988, article 19, asks of an offer. */
function SafetyFacts({ product: { packaging, warnings }, responsible }: SafetyFactsProps) {
  const t = useT('facts');
  const { registers } = useGlobalModules().law;
  if (!packaging && !warnings && responsible === null && registers.length === 0) return null;
  return (
    <Disclosure summary={t('facts.safety')}>
      <dl className={styles['safety']}>
        {packaging && (
          <div>
            <dt>{t('facts.packaging')}</dt>
            <dd>{packaging}</dd>
          </div>
        )}
        {registers.length > 0 && (
          <div>
            <dt>{t('facts.registers')}</dt>
            <dd translate="no">
              {registers.map(({ name, number }) => `${name}: ${number}`).join('\n')}
            </dd>
          </div>
        )}
        {warnings && (
          <div>
            <dt>{t('facts.warnings')}</dt>
            <dd>{warnings}</dd>
          </div>
        )}
        {responsible && (
          <div>
            <dt>{t(`facts.responsible.${responsible.region}`)}</dt>
            <dd translate="no">
              {responsible.name}
              <br />
              {responsible.address}
              <br />
              <a href={`mailto:${responsible.email}`}>{responsible.email}</a>
            </dd>
          </div>
        )}
      </dl>
    </Disclosure>
  );
}
