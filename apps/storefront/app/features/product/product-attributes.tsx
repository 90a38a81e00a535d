import type { ProductSpec } from '@lokke/domain/catalogue';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useAttributeLabels } from '../../shared/i18n/use-catalogue-labels.ts';
import styles from './product-attributes.module.css';

/** Attributes grouped by kind, labelled as in the filters. */
export function ProductAttributes({ specs }: { readonly specs: readonly ProductSpec[] }) {
  const t = useT('product');
  const labels = useAttributeLabels();
  if (specs.length === 0) return null;
  const kinds = Map.groupBy(specs, ({ type }) => type);
  return (
    <section aria-label={t('product.facts')}>
      <dl className={styles['facts']}>
        {[...kinds].map(([type, values]) => (
          <div key={type}>
            <dt>{labels.label(type)}</dt>
            <dd>{values.map(({ value }) => labels.value(type, value)).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
