import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { addDialogEntry } from './dialog-history.ts';
import { IconButton } from './icon-button.tsx';
import { leaveBeforeForm, leaveBeforeLink } from './leave-dialogs.ts';
import { useEnterDialog } from './live-region.tsx';
import styles from './sheet.module.css';

interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly side: 'left' | 'right' | 'bottom' | 'centre' | 'full';
  readonly title: string;
  readonly closeLabel: string;
  /** If other than the page's. */
  readonly lang?: string;
  readonly children: ReactNode;
}

/** Modal drawer on the native dialog; contents render only while visible. */
export function Sheet({ isOpen, onClose, side, title, closeLabel, lang, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [isLeaving, setIsLeaving] = useState(false);
  const isRendered = isOpen || isLeaving;
  const enter = useEnterDialog();

  // Restores the focus on unmount too.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  useEffect(() => {
    return isOpen && dialog.current !== null ? enter(dialog.current) : undefined;
  }, [isOpen, enter]);

  useEffect(() => {
    const element = dialog.current;
    if (isOpen && element?.open === false) {
      element.showModal();
      // The heading gets the focus: a focus ring around Close would look like a demand.
      if (element.querySelector('[autofocus]') === null) heading.current?.focus();
      setIsLeaving(true);
    }
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);

  // Waits for transitions, not for their event: with less motion, and when cut short, none ends.
  useEffect(() => {
    const element = dialog.current;
    if (isOpen || !isLeaving || element === null) return;
    let isClosed = true;
    const transitions = element.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(transitions).then(() => isClosed && setIsLeaving(false));
    return () => {
      isClosed = false;
    };
  }, [isOpen, isLeaving]);

  useEffect(() => {
    return isOpen ? addDialogEntry(() => dialog.current?.close()) : undefined;
  }, [isOpen]);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) dialog.current?.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself.
    <dialog
      ref={dialog}
      lang={lang}
      className={styles['sheet']}
      data-side={side}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
      onClickCapture={leaveBeforeLink}
      onSubmitCapture={leaveBeforeForm}
    >
      {isRendered && (
        <div className={styles['content']} tabIndex={-1}>
          {/* Not a header: outside sectioning content that is the page's banner. */}
          <div className={styles['head']}>
            <h2 id={titleId} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={() => dialog.current?.close()} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
