import { useT } from '../../shared/i18n/messages-provider.tsx';
import styles from './delivery-facts.module.css';

const FACTS = ['delivery', 'returns', 'sizes'] as const;

export function DeliveryFacts() {
  const t = useT('home');
  return (
    <section className="page" aria-label={t('home.facts.title')}>
      <ul className={styles['facts']}>
        {FACTS.map((fact) => (
          <li key={fact}>
            <h3>{t(`home.facts.${fact}`)}</h3>
            <p>{t(`home.facts.${fact}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
