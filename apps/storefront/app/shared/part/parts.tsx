import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Sheet } from '../../ui/sheet.tsx';
import { useT } from '../i18n/messages-provider.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { PartFailed, PartPending } from './part-trouble.tsx';
import { useIsOnline } from './use-is-online.ts';

interface PartsProps {
  readonly children: ReactNode;
}

/** What nobody asked for: without it the page is whole. */
export function QuietParts({ children }: PartsProps) {
  return (
    <PartBoundary fallback={() => null}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  );
}

/** What fills a place that is there already, such as an open popup. */
export function InlineParts({ children }: PartsProps) {
  return (
    <PartBoundary fallback={(tryAgain) => <PartFailed onRetry={tryAgain} />}>
      <Suspense fallback={<PartPending />}>{children}</Suspense>
    </PartBoundary>
  );
}

interface DialogPartsProps extends PartsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What opens a dialog of its own: one that says what keeps it stands in, when it is kept long. */
export function DialogParts({ isOpen, onClose, children }: DialogPartsProps) {
  const dialog = { isOpen, onClose };
  return (
    <PartBoundary
      fallback={(tryAgain) => (
        <StandIn {...dialog}>
          <PartFailed onRetry={tryAgain} />
        </StandIn>
      )}
    >
      <Suspense fallback={<WaitingDialog {...dialog} />}>{children}</Suspense>
    </PartBoundary>
  );
}

const LONG_IN_MS = 600;

function WaitingDialog(dialog: Omit<DialogPartsProps, 'children'>) {
  const isOnline = useIsOnline();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_IN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isOnline && !isLong) return null;
  return (
    <StandIn {...dialog}>
      <PartPending />
    </StandIn>
  );
}

function StandIn({ isOpen, onClose, children }: DialogPartsProps) {
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
