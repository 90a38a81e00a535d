import { type ReactNode, useId } from 'react';
import styles from './component-gallery-page.module.css';

interface SpecimenProps {
  readonly name: string;
  readonly layout?: 'row' | 'grid' | 'column' | 'wide';
  readonly children: ReactNode;
}

export function Specimen({ name, layout = 'row', children }: SpecimenProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['specimen']}>
      <h2 id={id}>{name}</h2>
      <div className={styles[layout]}>{children}</div>
    </section>
  );
}
