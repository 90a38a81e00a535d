import type { ResponsiblePerson } from '@lokke/contract/ports';
import type { ProductDetail } from '@lokke/domain/catalogue';
import { FactValue, factsOn, isLongFact } from '../../shared/catalogue/fact-text.tsx';
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
      {factsOn('page', product.facts)
        .filter(isLongFact)
        .map((fact) => (
          <Disclosure key={fact.label} summary={fact.label}>
            <div className={styles['fact']}>
              <FactValue fact={fact} />
            </div>
          </Disclosure>
        ))}
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
  readonly product: Pick<ProductDetail, 'allergens' | 'producer' | 'packaging' | 'warnings'>;
  readonly responsible: ResponsiblePerson | null;
}

/** Shows warnings, the producer and the responsible person, as EU 2023/988, article 19, asks of an offer. */
function SafetyFacts({ product, responsible }: SafetyFactsProps) {
  const t = useT('facts');
  const { registers } = useGlobalModules().law;
  const { allergens = [], producer, packaging, warnings } = product;
  const rows = [
    { term: t('facts.packaging'), fact: packaging },
    {
      term: t('facts.registers'),
      fact: registers
        .map(({ name, number }) => t('shell.pair', { label: name, text: number }))
        .join('\n'),
      isName: true,
    },
    { term: t('facts.warnings'), fact: warnings },
    { term: t('facts.allergens'), fact: allergens.join(', '), isName: true },
    { term: t('facts.producer'), fact: producer, isName: true },
  ].filter(({ fact }) => fact);
  if (rows.length === 0 && responsible === null) return null;
  return (
    <Disclosure summary={t('facts.safety')}>
      <dl className={styles['safety']}>
        {rows.map(({ term, fact, isName }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd translate={isName ? 'no' : undefined}>{fact}</dd>
          </div>
        ))}
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
