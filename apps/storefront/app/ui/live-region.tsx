import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRequiredContext } from './use-required-context.ts';

type Announce = (message: string) => void;
type Dialogs = readonly HTMLElement[];
/** Registers an open dialog; returns how to remove it. */
type Enter = (dialog: HTMLElement) => () => void;

const AnnounceContext = createContext<Announce | null>(null);
const EnterContext = createContext<Enter>(() => () => undefined);

/** The document's polite live region: announces results, not intentions. */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  const [dialogs, setDialogs] = useState<Dialogs>([]);
  const [liveMessages, setLiveMessages] = useState<readonly LiveMessage[]>([]);
  const announce = useCallback((message: string) => {
    const now = Date.now();
    setLiveMessages((current) => addLiveMessage(current, message, now));
  }, []);
  const enter = useCallback((dialog: HTMLElement) => {
    setDialogs((open) => [...open, dialog]);
    return () => setDialogs((open) => open.filter((other) => other !== dialog));
  }, []);
  // Content behind a modal dialog is inert, so it moves into the topmost one.
  const region = (
    <div role="status" aria-atomic={false} className="visually-hidden">
      {/* Renders one element per message, so that only new ones are read. */}
      {liveMessages.map(({ turn, text }) => (
        <p key={turn}>{text}</p>
      ))}
    </div>
  );
  const front = dialogs.at(-1);
  return (
    <AnnounceContext value={announce}>
      <EnterContext value={enter}>
        {children}
        {front === undefined ? region : createPortal(region, front)}
      </EnterContext>
    </AnnounceContext>
  );
}

export function useAnnounce(): Announce {
  return useRequiredContext(AnnounceContext);
}

export function useEnterDialog(): Enter {
  return useContext(EnterContext);
}

/** Minimum time that a message stays, so that it is read out. */
export const MIN_SHOWN_IN_MS = 5_000;

export interface LiveMessage {
  readonly text: string;
  readonly at: number;
  /** Unique, so that a repeated text is a new message. */
  readonly turn: number;
}

/** Adds a message to the live region without replacing recent ones. */
export function addLiveMessage(
  liveMessages: readonly LiveMessage[],
  text: string,
  at: number,
): readonly LiveMessage[] {
  const recent = liveMessages.filter((one) => at - one.at < MIN_SHOWN_IN_MS && one.text !== text);
  return [...recent, { text, at, turn: (liveMessages.at(-1)?.turn ?? 0) + 1 }];
}
