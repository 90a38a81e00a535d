import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { Link } from './link.tsx';

type Appearance = 'primary' | 'secondary' | 'plain' | 'paper';

interface ButtonProps extends ComponentProps<'button'> {
  readonly appearance?: Appearance;
  /** Busy: `aria-disabled`, keeping focus and width. */
  readonly isBusy?: boolean;
}

export function Button({
  appearance = 'primary',
  isBusy = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNamesOf(className)}
      data-appearance={appearance}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  );
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  readonly appearance?: Appearance;
}

export function ButtonLink({ appearance = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classNamesOf(className)} data-appearance={appearance} />;
}

function classNamesOf(className: string | undefined): string {
  return className === undefined ? `${styles['button']}` : `${styles['button']} ${className}`;
}
