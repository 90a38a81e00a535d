import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

interface NoticeProps extends ComponentProps<'div'> {
  readonly tone: 'error' | 'success';
}

/** How something went. An error interrupts who listens; a success is said by the live region, or gets the focus: not twice. */
export function Notice({ tone, children, ...rest }: NoticeProps) {
  return (
    <div
      {...rest}
      role={tone === 'error' ? 'alert' : undefined}
      className={styles['notice']}
      data-tone={tone}
    >
      <Icon name={tone === 'error' ? 'warning' : 'tick'} />
      <p>{children}</p>
    </div>
  );
}
