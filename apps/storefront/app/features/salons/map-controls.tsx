import type { KeyboardEvent } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MAX_SCALE, type MapView, moved, type Point, type Size, zoomed } from './map-view.ts';
import styles from './salon-map.module.css';

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
export function MapControls({ view, size, onView }: MapControlsProps) {
  const t = useT('salon');
  const zoomIn = () => onView(zoomed(view, FACTOR, size));
  const zoomOut = () => onView(zoomed(view, 1 / FACTOR, size));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = MOVES[event.key];
    if (by !== undefined) onView(moved(view, by, size));
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
