import styles from './strand-divider.module.css';

// Draws a 240 px wave with 24 px amplitude, tiled.
const WAVE = 'M0 32C40 8 80 8 120 32s80 24 120 0';

export function StrandDivider() {
  return (
    <svg aria-hidden="true" className={styles['rule']} height="72" width="100%">
      <defs>
        <pattern id="strands" width="240" height="72" patternUnits="userSpaceOnUse">
          {[0, 8, 16].map((offset) => (
            <path key={offset} d={WAVE} transform={`translate(0 ${offset})`} />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="72" fill="url(#strands)" />
    </svg>
  );
}
