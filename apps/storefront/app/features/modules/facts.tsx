import type { FactsModule } from '../../shared/content/page-module.ts';
import styles from './facts.module.css';

export function Facts({ module: { title, facts } }: { readonly module: FactsModule }) {
  return (
    <section className="page">
      <h2 className="visually-hidden">{title}</h2>
      <ul className={styles['facts']}>
        {facts.map((fact) => (
          <li key={fact.title}>
            <h3>{fact.title}</h3>
            <p>{fact.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
