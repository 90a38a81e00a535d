import type { Place } from '@lokke/domain/salons';
import { useId, useState } from 'react';
import { project } from './albers-projection.ts';
import type { FoundSalon } from './format-salon.ts';
import { MapControls } from './map-controls.tsx';
import { MapLand } from './map-land.tsx';
import { moved, type Point, seenAt, viewOf, WHOLE_MAP } from './map-view.ts';
import type { OutlineMap } from './outline-map.ts';
import { readableLabels } from './place-labels.ts';
import styles from './salon-map.module.css';
import { useMapDrag } from './use-map-drag.ts';

export interface MapPictureProps {
  readonly found: readonly FoundSalon[];
  readonly places: readonly Place[];
  readonly chosenSalonNo: string | null;
  /** Shows the found salons close, not the whole country. */
  readonly isClose: boolean;
  /** The list beside the map has numbers. */
  readonly isNumbered: boolean;
  readonly onPick: (salonNo: string) => void;
}

const DOT_RADIUS = 13;
const HIT_RADIUS = 22;
const LABEL_OFFSET = 34;

export function MapPicture(props: MapPictureProps & { readonly outline: OutlineMap }) {
  const { outline, found, places, chosenSalonNo, isClose, isNumbered, onPick } = props;
  const id = useId();
  const { projection, width, height } = outline;
  const dots = found.flatMap(({ salon: { salonNo, position } }, index) =>
    position === null ? [] : [{ salonNo, number: index + 1, ...project(projection, position) }],
  );
  const [view, setView] = useState(() => (isClose ? viewOf(dots, outline) : WHOLE_MAP));
  const dragging = useMapDrag((by) => setView((before) => moved(before, by, outline)));
  const labels = places.map(({ name, position }) => {
    const { x, y } = seenAt(view, project(projection, position));
    return { name, x, y: y + LABEL_OFFSET };
  });
  // The first of the list on top, and the chosen salon above all.
  const rank = (salonNo: string) => Number(salonNo === chosenSalonNo);
  const ordered = dots
    .toReversed()
    .toSorted((a, b) => rank(a.salonNo) - rank(b.salonNo))
    .map((dot) => ({ ...dot, ...seenAt(view, dot) }));
  return (
    <>
      <svg
        {...dragging}
        className={styles['map']}
        viewBox={`0 0 ${width} ${height}`}
        style={{ aspectRatio: `${width} / ${height}` }}
        data-zoomed={view.scale > 1 || undefined}
        aria-hidden="true"
      >
        <g transform={`scale(${view.scale}) translate(${-view.x} ${-view.y})`}>
          <MapLand outline={outline} id={id} scale={view.scale} />
        </g>
        {readableLabels(labels, outline, ordered).map(({ name, x, y }) => (
          <text key={name} className={styles['place']} x={x} y={y}>
            {name}
          </text>
        ))}
        {ordered.map(({ salonNo, number, x, y }, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: a short cut for pointers; the list is the way for all.
          <g
            key={salonNo}
            className={styles['dot']}
            data-chosen={salonNo === chosenSalonNo || undefined}
            onClick={() => onPick(salonNo)}
          >
            <circle className={styles['hit']} cx={x} cy={y} r={HIT_RADIUS} />
            <circle className={styles['point']} cx={x} cy={y} r={DOT_RADIUS} />
            {isNumbered && !isCovered({ x, y }, ordered.slice(index + 1)) && (
              <text className={styles['number']} x={x} y={y} dy="0.35em">
                {number}
              </text>
            )}
          </g>
        ))}
      </svg>
      <MapControls view={view} size={outline} onView={setView} />
    </>
  );
}

/** Whether a dot above hides its number; a closer look parts them. */
function isCovered({ x, y }: Point, above: readonly Point[]): boolean {
  return above.some((other) => Math.hypot(other.x - x, other.y - y) < 2 * DOT_RADIUS);
}
