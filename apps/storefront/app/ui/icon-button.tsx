import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';
import { Link } from './link.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  readonly label: string;
}

export function IconButton({ icon, label, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={classNamesOf(className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}

interface IconLinkProps extends Omit<ComponentProps<typeof Link>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  readonly label: string;
}

export function IconLink({ icon, label, className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} className={classNamesOf(className)} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}

function classNamesOf(className: string | undefined): string {
  return className === undefined
    ? `${styles['iconButton']}`
    : `${styles['iconButton']} ${className}`;
}
