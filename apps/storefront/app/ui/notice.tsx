import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

interface NoticeProps extends ComponentProps<'div'> {
  readonly tone: 'error' | 'success';
}

/** Result of an action. Errors use `role="alert"`; successes are announced by the live region or get the focus. */
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
