import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { addLiveMessage, type LiveMessage } from './live-messages.ts';

type Announce = (message: string) => void;
type Dialogs = readonly HTMLElement[];
/** Says that a dialog has opened; answers how to say that it has closed. */
type Enter = (dialog: HTMLElement) => () => void;

const AnnounceContext = createContext<Announce | null>(null);
const EnterContext = createContext<Enter>(() => () => undefined);

/** The one polite live region of the document: results are said here, never intentions. */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  const [dialogs, setDialogs] = useState<Dialogs>([]);
  const [liveMessages, setSentences] = useState<readonly LiveMessage[]>([]);
  const announce = useCallback((message: string) => {
    const now = Date.now();
    setSentences((said) => addLiveMessage(said, message, now));
  }, []);
  const enter = useCallback((dialog: HTMLElement) => {
    setDialogs((open) => [...open, dialog]);
    return () => setDialogs((open) => open.filter((other) => other !== dialog));
  }, []);
  // Behind a modal dialog nothing is heard: what is said is said in the one in front.
  const region = (
    <div role="status" aria-atomic={false} className="visually-hidden">
      {/* An element for each, of which only a new one is read: the same sentence twice is read twice. */}
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
  const announce = useContext(AnnounceContext);
  if (announce === null) throw new Error('useAnnounce must be used within a LiveRegion');
  return announce;
}

export function useEnterDialog(): Enter {
  return useContext(EnterContext);
}
