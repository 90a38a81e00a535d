import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  readonly label: string;
}

export function IconButton({ icon, label, type = 'button', className, ...rest }: IconButtonProps) {
  const names =
    className === undefined ? styles['iconButton'] : `${styles['iconButton']} ${className}`;
  return (
    <button {...rest} type={type} className={names} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
