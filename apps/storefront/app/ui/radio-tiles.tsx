import { type ReactNode, useId } from 'react';
import styles from './radio-tiles.module.css';

interface RadioTile {
  readonly value: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly isUnavailable?: boolean;
}

interface RadioTilesProps {
  readonly legend: string;
  readonly tiles: readonly RadioTile[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Set in a form that is sent without scripts. */
  readonly name?: string;
  readonly children?: ReactNode;
}

/** Maximum before the tiles scroll in a box of their own. */
const MANY = 24;

/** Radio buttons as tiles; `children` stand above them. */
export function RadioTiles({ legend, tiles, value, onChange, name, children }: RadioTilesProps) {
  const id = useId();
  return (
    <fieldset className={styles['group']}>
      <legend>{legend}</legend>
      {children}
      <div className={styles['tiles']} data-many={tiles.length > MANY || undefined}>
        {tiles.map((tile) => (
          <label key={tile.value} data-unavailable={tile.isUnavailable || undefined}>
            <input
              type="radio"
              name={name ?? id}
              value={tile.value}
              checked={tile.value === value}
              onChange={() => onChange(tile.value)}
            />
            <span className={styles['label']}>{tile.label}</span>
            {tile.detail && <span className={styles['detail']}>{tile.detail}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
