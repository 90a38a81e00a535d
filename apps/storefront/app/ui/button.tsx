import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { Link } from './link.tsx';

type Look = 'primary' | 'secondary' | 'plain' | 'paper';

interface ButtonProps extends ComponentProps<'button'> {
  readonly appearance?: Look;
  /** Shown as busy and not to be pressed again, without losing focus or width. */
  readonly isBusy?: boolean;
}

export function Button({
  appearance: look = 'primary',
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
      className={joined(className)}
      data-appearance={look}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  );
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  readonly appearance?: Look;
}

/** Goes somewhere, but looks like a button. */
export function ButtonLink({ appearance: look = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={joined(className)} data-appearance={look} />;
}

function joined(className: string | undefined): string {
  return className === undefined ? `${styles['button']}` : `${styles['button']} ${className}`;
}
