import type { Place } from '@lokke/domain/salons';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { FoundSalon } from './format-salon.ts';
import { MapLand } from './map-land.tsx';
import {
  closeView,
  MAX_SCALE,
  type MapView,
  moveView,
  type Point,
  project,
  type Size,
  seenAt,
  WHOLE_MAP,
  zoomView,
} from './map-view.ts';
import type { OutlineMap } from './outline-map.ts';
import { readableLabels } from './place-labels.ts';
import styles from './salon-map.module.css';

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
  const dots = found.flatMap(({ salon: { salonNo, position }, distanceInKm }, index) =>
    position === null
      ? []
      : [{ salonNo, number: index + 1, distanceInKm, ...project(projection, position) }],
  );
  const [view, setView] = useState(() => (isClose ? closeView(dots, outline) : WHOLE_MAP));
  const dragging = useMapDrag((by) => setView((before) => moveView(before, by, outline)));
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

/** Hides the number of a covered dot; a closer look parts them. */
function isCovered({ x, y }: Point, above: readonly Point[]): boolean {
  return above.some((other) => Math.hypot(other.x - x, other.y - y) < 2 * DOT_RADIUS);
}

interface MapControlsProps {
  readonly view: MapView;
  readonly size: Size;
  readonly onView: (view: MapView) => void;
}

const FACTOR = 1.8;
const STEP = 90;

const MOVES: Readonly<Partial<Record<string, Point>>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Zooms by buttons or + and −; while a button has the focus, the arrows move the map. */
function MapControls({ view, size, onView }: MapControlsProps) {
  const t = useT('salon');
  const zoomIn = () => onView(zoomView(view, FACTOR, size));
  const zoomOut = () => onView(zoomView(view, 1 / FACTOR, size));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = MOVES[event.key];
    if (by !== undefined) onView(moveView(view, by, size));
    else if (event.key === '+' || event.key === '=') zoomIn();
    else if (event.key === '-') zoomOut();
    else return;
    event.preventDefault();
  };
  return (
    <fieldset className={styles['controls']} onKeyDown={onKeyDown}>
      <legend className="visually-hidden">{t('salon.map')}</legend>
      <IconButton
        icon="plus"
        label={t('salon.map.zoomIn')}
        aria-disabled={view.scale >= MAX_SCALE}
        onClick={zoomIn}
      />
      <IconButton
        icon="minus"
        label={t('salon.map.zoomOut')}
        aria-disabled={view.scale <= 1}
        onClick={zoomOut}
      />
    </fieldset>
  );
}

/** A shorter way is a press on a dot. */
const MIN_IN_PX = 4;

/** Moves the map with a pointer that drags it; distances are in units of its view box. */
function useMapDrag(onMove: (by: Point) => void) {
  const last = useRef<Point | null>(null);
  const end = () => {
    last.current = null;
  };
  return {
    onPointerDown: ({ isPrimary, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
      if (isPrimary) last.current = { x: clientX, y: clientY };
    },
    onPointerMove: ({
      currentTarget,
      pointerId,
      clientX,
      clientY,
    }: PointerEvent<SVGSVGElement>) => {
      if (last.current === null) return;
      const [x, y] = [last.current.x - clientX, last.current.y - clientY];
      const isCaptured = currentTarget.hasPointerCapture(pointerId);
      if (!isCaptured && Math.hypot(x, y) < MIN_IN_PX) return;
      if (!isCaptured) currentTarget.setPointerCapture(pointerId);
      last.current = { x: clientX, y: clientY };
      const unitsPerPx = 1 / (currentTarget.getScreenCTM()?.a ?? 1);
      onMove({ x: x * unitsPerPx, y: y * unitsPerPx });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
