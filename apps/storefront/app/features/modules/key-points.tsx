import type { FactsModule } from '@lokke/contract/ports';
import styles from './key-points.module.css';

export function KeyPoints({ module: { title, facts } }: { readonly module: FactsModule }) {
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
