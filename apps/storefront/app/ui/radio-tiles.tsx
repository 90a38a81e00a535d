import { type ReactNode, useId } from 'react';
import styles from './radio-tiles.module.css';

interface RadioTile {
  readonly value: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  /** Marked, and still there to be chosen. */
  readonly isUnavailable?: boolean;
  /** Can be had only with other choices than those made. */
  readonly isElsewhere?: boolean;
  readonly isDisabled?: boolean | undefined;
}

interface RadioTilesProps {
  readonly legend: ReactNode;
  readonly tiles: readonly RadioTile[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Set in a form that is sent without scripts. */
  readonly name?: string;
  /** Tiles as wide as their labels, which hold no more than a few words. */
  readonly isCompact?: boolean;
  readonly children?: ReactNode;
}

/** Maximum before the tiles scroll in a box of their own. */
const MANY = 24;

/** Radio buttons as tiles; `children` stand above them. */
export function RadioTiles({
  legend,
  tiles,
  value,
  onChange,
  name,
  isCompact = false,
  children,
}: RadioTilesProps) {
  const id = useId();
  return (
    <fieldset className={styles['group']}>
      <legend>{legend}</legend>
      {children}
      <div
        className={styles['tiles']}
        data-compact={isCompact || undefined}
        data-many={tiles.length > MANY || undefined}
      >
        {tiles.map((tile) => (
          <label
            key={tile.value}
            data-unavailable={tile.isUnavailable || tile.isDisabled || undefined}
            data-elsewhere={tile.isElsewhere || undefined}
          >
            <input
              type="radio"
              name={name ?? id}
              value={tile.value}
              disabled={tile.isDisabled}
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
