import { type CSSProperties, useEffect, useId, useState } from 'react';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { project } from './albers-projection.ts';
import type { FoundSalon } from './format-salon.ts';
import { type OutlineFile, type OutlineMap, outlineOf } from './outline-map.ts';
import styles from './salon-map.module.css';

interface SalonMapProps {
  readonly found: readonly FoundSalon[];
  readonly chosenSalonNo: string | null;
  readonly onPick: (salonNo: string) => void;
}

const DOT_RADIUS = 7;
const HIT_RADIUS = 20;

/** Map of the results; hidden from screen readers, since the list holds the same. */
export function SalonMap(props: SalonMapProps) {
  const file = outlineOf(useMarket());
  return file === null ? null : <DrawnMap file={file} {...props} />;
}

function DrawnMap({
  file: { width, height, load },
  found,
  chosenSalonNo,
  onPick,
}: SalonMapProps & { readonly file: OutlineFile }) {
  const [outline, setOutline] = useState<OutlineMap | null>(null);
  const id = useId();

  useEffect(() => {
    let isMounted = true;
    // Without a map the list still works.
    load().then(
      (loaded) => isMounted && setOutline(loaded),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [load]);

  const shape: CSSProperties = { aspectRatio: `${width} / ${height}` };
  if (outline === null) return <div className={styles['map']} style={shape} />;
  const dots = found.flatMap(({ salon }) =>
    salon.position === null
      ? []
      : [{ salonNo: salon.salonNo, ...project(outline.projection, salon.position) }],
  );
  // Chosen salon on top.
  const ordered = dots.toSorted(
    (left, right) =>
      Number(left.salonNo === chosenSalonNo) - Number(right.salonNo === chosenSalonNo),
  );
  return (
    <svg
      className={styles['map']}
      viewBox={`0 0 ${width} ${height}`}
      style={shape}
      aria-hidden="true"
    >
      <Land outline={outline} id={id} />
      {ordered.map(({ salonNo, x, y }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a short cut for pointers; the list is the way for all.
        <g
          key={salonNo}
          className={styles['dot']}
          data-chosen={salonNo === chosenSalonNo || undefined}
          onClick={() => onPick(salonNo)}
        >
          <circle className={styles['hit']} cx={x} cy={y} r={HIT_RADIUS} />
          <circle className={styles['point']} cx={x} cy={y} r={DOT_RADIUS} />
        </g>
      ))}
    </svg>
  );
}

function Land({ outline, id }: { readonly outline: OutlineMap; readonly id: string }) {
  const { width, height, path, context, inner, water } = outline;
  return (
    <>
      <defs>
        <pattern id={`${id}-strands`} width="64" height="8" patternUnits="userSpaceOnUse">
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
