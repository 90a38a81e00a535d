import { memo } from 'react';
import styles from './icon.module.css';
import SHAPES from './icon-shapes.json';

export type IconName = keyof typeof SHAPES;

interface IconProps {
  readonly name: IconName;
  readonly sizeInPx?: 12 | 16 | 20 | 24;
}

/** Decorative, on a grid of 24 px: its container has a name. */
export const Icon = memo(function Icon({ name, sizeInPx = 20 }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={styles['icon']}
      data-size={sizeInPx === 20 ? undefined : sizeInPx}
    >
      <path d={SHAPES[name]} />
    </svg>
  );
});
