import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Sheet } from '../../ui/sheet.tsx';
import { useT } from '../i18n/messages-provider.tsx';
import { ChunkBoundary } from './chunk-boundary.tsx';
import { ChunkFailed, ChunkLoading, useIsOnline } from './chunk-status.tsx';

interface ChunkProps {
  readonly children: ReactNode;
}

interface OptionalChunkProps extends ChunkProps {
  readonly standIn?: ReactNode;
  /** Shown instead of the stand-in on failure. */
  readonly failed?: (tryAgain: () => void) => ReactNode;
}

/** Renders the stand-in, or nothing, while loading and on failure. */
export function OptionalChunk({
  children,
  standIn = null,
  failed = () => standIn,
}: OptionalChunkProps) {
  return (
    <ChunkBoundary fallback={failed}>
      <Suspense fallback={standIn}>{children}</Suspense>
    </ChunkBoundary>
  );
}

/** Fills an open container with progress or failure. */
export function InlineChunk({ children }: ChunkProps) {
  return (
    <ChunkBoundary fallback={(tryAgain) => <ChunkFailed onRetry={tryAgain} />}>
      <Suspense fallback={<ChunkLoading />}>{children}</Suspense>
    </ChunkBoundary>
  );
}

interface DialogChunkProps extends ChunkProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Rendered instead of a dialog that does not load; by default one that says so. */
  readonly failed?: ReactNode;
}

/**
 * Renders a dialog from its first opening on: it stays for its closing transition. Shows one with the status when loading
 * takes long or fails.
 */
export function DialogChunk({ isOpen, onClose, failed, children }: DialogChunkProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!isOpen && !wasOpen) return null;
  // Drops what arrives later: a visitor who closes the dialog that waits has given up.
  const giveUp = () => {
    setWasOpen(false);
    onClose();
  };
  const dialog = { isOpen, onClose: giveUp };
  return (
    <ChunkBoundary
      fallback={(tryAgain) =>
        failed ?? (
          <StandIn {...dialog}>
            <ChunkFailed onRetry={tryAgain} />
          </StandIn>
        )
      }
    >
      <Suspense fallback={<WaitingDialog {...dialog} />}>{children}</Suspense>
    </ChunkBoundary>
  );
}

const LONG_IN_MS = 600;

function WaitingDialog(dialog: Omit<DialogChunkProps, 'children'>) {
  const isOnline = useIsOnline();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_IN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isOnline && !isLong) return null;
  return (
    <StandIn {...dialog}>
      <ChunkLoading />
    </StandIn>
  );
}

function StandIn({ isOpen, onClose, children }: DialogChunkProps) {
  const t = useT();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      side="centre"
      title={t('errors.part.title')}
      closeLabel={t('shell.close')}
    >
      {children}
    </Sheet>
  );
}
