import { useT } from '../../shared/i18n/messages-provider.tsx';
import type { FormValues } from './form-values.ts';
import styles from './withdrawal-facts.module.css';

export function StatedFacts({ values }: { readonly values: FormValues }) {
  const t = useT('account', 'withdrawal');
  const items = values['items']?.trim() ?? '';
  const facts = [
    [t('withdrawal.name'), values['name']],
    [t('withdrawal.orderNumber'), values['orderNumber']],
    [t('account.email'), values['email']],
    [t('withdrawal.items'), items === '' ? t('withdrawal.all') : items],
  ] as const;
  return (
    <dl className={styles['facts']}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
