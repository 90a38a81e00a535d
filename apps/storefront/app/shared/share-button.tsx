import { useState } from 'react';
import { useHref } from 'react-router';
import { Button } from '../ui/button.tsx';
import { useAnnounce } from '../ui/live-region.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useT } from './i18n/messages-provider.tsx';

interface ShareButtonProps {
  readonly title: string;
  /** Path of the shop without locale, with its query. */
  readonly path: string;
}

/** Shares an address through the device, or copies it where the device cannot. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const t = useT('share');
  const announce = useAnnounce();
  const href = useHref(path);
  const [outcome, setOutcome] = useState<string | null>(null);
  // Hidden without scripts: the address bar has it.
  if (!useHydrated()) return null;

  const tell = (text: string) => {
    setOutcome(text);
    announce(text);
  };
  const share = async () => {
    const url = new URL(href, window.location.origin).href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        tell(t('share.copied'));
      }
    } catch (error) {
      // Closing the device's dialog is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      tell(t('share.copyFailed'));
    }
  };
  return (
    <>
      <Button appearance="plain" onClick={() => void share()}>
        {t('share.button')}
      </Button>
      {outcome !== null && <p aria-hidden="true">{outcome}</p>}
    </>
  );
}
