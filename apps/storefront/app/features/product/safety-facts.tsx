import type { ResponsiblePerson } from '@lokke/contract/ports';
import type { ProductDetail } from '@lokke/domain/catalogue';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import styles from './details.module.css';

interface SafetyFactsProps {
  readonly product: Pick<ProductDetail, 'packaging' | 'warnings'>;
  readonly responsible: ResponsiblePerson | null;
}

/** What the law on product safety asks of an offer (EU 2023/988, article 19): warnings, and who answers for it. */
export function SafetyFacts({ product: { packaging, warnings }, responsible }: SafetyFactsProps) {
  const t = useT('facts');
  if (!packaging && !warnings && responsible === null) return null;
  return (
    <Disclosure summary={t('facts.safety')}>
      <dl className={styles['safety']}>
        {packaging && (
          <div>
            <dt>{t('facts.packaging')}</dt>
            <dd>{packaging}</dd>
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
