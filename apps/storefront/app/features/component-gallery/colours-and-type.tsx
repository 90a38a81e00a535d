import styles from './component-gallery-page.module.css';
import { RANGES, WORDS } from './sample-texts.ts';
import { Specimen } from './specimen.tsx';

/** The pigments, and the type that stands on them. */
export function ColoursAndType() {
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
