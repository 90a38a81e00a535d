import type { OutlineMap } from './outline-map.ts';
import styles from './salon-map.module.css';

interface MapLandProps {
  readonly outline: OutlineMap;
  readonly id: string;
  /** Tile of the whole map: the strands stay as fine as they are. */
  readonly scale: number;
}

export function MapLand({ outline, id, scale }: MapLandProps) {
  const { width, height, path, context, inner, water } = outline;
  return (
    <>
      <defs>
        <pattern
          id={`${id}-strands`}
          width="64"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${1 / scale})`}
        >
          <path className={styles['strand']} d="M0 4q16-6 32 0t32 0" />
        </pattern>
        <clipPath id={`${id}-land`}>
          <path d={path} />
        </clipPath>
      </defs>
      {context !== undefined && <path className={styles['context']} d={context} />}
      <path className={styles['land']} d={path} />
      <rect
        width={width}
        height={height}
        fill={`url(#${id}-strands)`}
        clipPath={`url(#${id}-land)`}
      />
      {inner !== undefined && <path className={styles['inner']} d={inner} />}
      {water !== undefined && <path className={styles['water']} d={water} />}
    </>
  );
}
