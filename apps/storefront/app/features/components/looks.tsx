import styles from './components-page.module.css';
import { Specimen } from './specimen.tsx';
import { RANGES, WORDS } from './words.ts';

/** The pigments, and the type that stands on them. */
export function Looks() {
  return (
    <>
      <Specimen name={WORDS.ranges} layout="grid">
        {RANGES.map((range) => (
          <div key={range} data-range={range} className={styles['range']}>
            <h3 className={styles['onDeep']}>{range}</h3>
            <p>{WORDS.sentence}</p>
            <p className={styles['tint']}>{WORDS.sentence}</p>
            <p className={styles['deep']}>{WORDS.sentence}</p>
          </div>
        ))}
      </Specimen>
      <Specimen name={WORDS.type} layout="column">
        <p className={styles['display']}>{WORDS.headline}</p>
        <h3>{WORDS.headline}</h3>
        <p>{WORDS.sentence}</p>
        <p className={styles['micro']}>{WORDS.sentence}</p>
        <p lang="de">{WORDS.longWord}</p>
      </Specimen>
    </>
  );
}
