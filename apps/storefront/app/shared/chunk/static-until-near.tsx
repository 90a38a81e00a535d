import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';

const NEAR = '100% 0px';
const KEPT = { __html: '' };
const isServer = typeof document === 'undefined';

/**
 * Leaves what the server drew as it is until the visitor comes near, and only then has its script fetched. A Suspense boundary alone would
 * fetch it at once, and take the content away whenever something above it changes before the script has come.
 * Belongs into an `OptionalChunk`, which keeps the content while the script is on its way.
 */
export function StaticUntilNear({ children }: { readonly children: ReactNode }) {
  const isFromServer = !useHydrated();
  const [isLive, setIsLive] = useState(isServer || !isFromServer);
  const kept = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = kept.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          startTransition(() => setIsLive(true));
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  if (isLive) return <div>{children}</div>;
  // React neither compares nor touches what such an element holds.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
  return <div ref={kept} key="kept" suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
}
