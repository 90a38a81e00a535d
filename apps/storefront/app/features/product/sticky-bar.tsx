import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './sticky-bar.module.css';

interface StickyBarProps {
  readonly title: string;
  /** Null for a product that comes in one size. */
  readonly size: string | null;
  readonly action: {
    readonly text: string;
    readonly isDisabled: boolean;
    readonly isBusy: boolean;
    readonly run: () => void;
  };
  /** The bar shows while this is out of view. */
  readonly watched: RefObject<HTMLElement | null>;
}

/** Shows price and buy button at the bottom on phones, from the first frame: the other button is below the picture. */
export function StickyBar({ title, size, action, watched }: StickyBarProps) {
  const isShown = useIsOutOfView(watched);
  return (
    <div
      className={styles['bar']}
      data-bottom-fixed=""
      // The form below has a button of its own.
      data-scripted
      data-shown={isShown || undefined}
      inert={!isShown}
    >
      <p>
        <span>{title}</span>
        {size !== null && <small>{size}</small>}
      </p>
      <Button disabled={action.isDisabled} isBusy={action.isBusy} onClick={action.run}>
        {action.text}
      </Button>
    </div>
  );
}

function useIsOutOfView(watched: RefObject<HTMLElement | null>): boolean {
  const [isOutOfView, setIsOutOfView] = useState(true);
  useEffect(() => {
    if (watched.current === null) return;
    // Takes the last of several moves that come at once on a busy page.
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (entry) setIsOutOfView(!entry.isIntersecting);
    });
    observer.observe(watched.current);
    return () => observer.disconnect();
  }, [watched]);
  return isOutOfView;
}
