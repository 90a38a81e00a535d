import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

type Announce = (message: string) => void;

const AnnounceContext = createContext<Announce | null>(null);

/** The one polite live region of the document: results are said here, never intentions. */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState({ message: '', turn: 0 });
  const announce = useCallback(
    (message: string) => setSaid(({ turn }) => ({ message, turn: turn + 1 })),
    [],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      <div role="status" className="visually-hidden">
        {/* A new element each time: the same sentence twice is read twice. */}
        <p key={said.turn}>{said.message}</p>
      </div>
    </AnnounceContext>
  );
}

export function useAnnounce(): Announce {
  const announce = useContext(AnnounceContext);
  if (announce === null) throw new Error('useAnnounce must be used within a LiveRegion');
  return announce;
}
