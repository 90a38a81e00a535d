import { memo } from 'react';
import styles from './icon.module.css';

/** 24 px grid. */
const SHAPES = {
  account: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.6-4 3.5-6 7.5-6s6.9 2 7.5 6',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  bag: 'M5 8.5h14l-1 12H6zM9 8.5V7a3 3 0 0 1 6 0v1.5',
  chevron: 'M6 9l6 6 6-6',
  close: 'M5 5l14 14M19 5L5 19',
  comb: 'M4 5h16v5H4zM5.5 10v9M9.8 10v9M14.2 10v9M18.5 10v9',
  compare: 'M4 5h6.5v14H4zM13.5 5H20v14h-6.5z',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18',
  heart:
    'M12 20.2C6.6 16 4 13 4 9.6A4.3 4.3 0 0 1 12 7.4a4.3 4.3 0 0 1 8 2.2c0 3.4-2.6 6.4-8 10.6z',
  menu: 'M3 7h18M3 12h18M3 17h12',
  minus: 'M6 12h12',
  pin: 'M12 21c4.4-4.6 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2.1 6.4 6.5 11zM12 12.2a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6z',
  plus: 'M6 12h12M12 6v12',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20.5 20.5',
  tick: 'M5 12.5l5 5 9-11',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.3',
} as const;

export type IconName = keyof typeof SHAPES;

interface IconProps {
  readonly name: IconName;
  readonly sizeInPx?: 12 | 16 | 20 | 24;
}

/** Decorative: its container has a name. */
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
