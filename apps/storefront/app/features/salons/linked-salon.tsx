import { linkedSalonNo } from '@lokke/domain/salons';
import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import type { LinkOpened } from '../../state/salon/look-up-link.ts';

const Notice = lazyWithMessages(
  ['salon'],
  async () => (await import('./linked-salon-notice.tsx')).LinkedSalonNotice,
);

/** Looks for a salon in the address, after hydration: the page that a server keeps is the same with and without one. */
export function LinkedSalon() {
  const { search, key } = useLocation();
  const { hasSalons } = useGlobalModules();
  const salonNo = hasSalons ? linkedSalonNo(search) : null;
  const [opened, setOpened] = useState<LinkOpened | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a salon that could not be looked up is, on the next page.
  useEffect(() => {
    if (salonNo !== null) startTransition(() => setOpened({ salonNo }));
  }, [salonNo, key]);

  if (opened === null) return null;
  return (
    <OptionalChunk>
      <Notice opened={opened} />
    </OptionalChunk>
  );
}
