import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import { isKnownPage } from '../client-page-cache.ts';
import { expectPage } from '../pages-ahead.ts';
import { runWhenIdle } from '../run-when-idle.ts';

interface ReadAheadProps {
  /** The home page's path, with a slash at its end. */
  readonly root: string;
}

/** Reads the data of product pages that the browser has prefetched, one after another, so that a press need not. */
export function ReadAhead({ root }: ReadAheadProps) {
  const [unread, setUnread] = useState<readonly string[]>([]);
  useEffect(() => {
    const add = ({ target }: Event) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'prefetch') return;
      const path = new URL(target.href).pathname.replace(/\.data$/, '');
      if (!path.startsWith(`${root}products/`)) return;
      setUnread((others) => [...others.filter((other) => other !== path), path]);
    };
    // The router's links have no handler of ours, and their events do not bubble.
    document.addEventListener('load', add, true);
    return () => document.removeEventListener('load', add, true);
  }, [root]);
  const [next] = unread;
  if (next === undefined) return null;
  const remove = () => setUnread((all) => all.filter((path) => path !== next));
  return <Reader address={next} path={`/${next.slice(root.length)}`} onRead={remove} />;
}

interface ReaderProps {
  readonly address: string;
  /** Without the locale. */
  readonly path: string;
  readonly onRead: () => void;
}

/** Rendered while there is something to read: the router would load again what a fetcher has loaded. */
function Reader({ address, path, onRead }: ReaderProps) {
  const { load } = useFetcher();
  const whenRead = useEffectEvent(onRead);
  useEffect(() => {
    const read = () => {
      if (isKnownPage(address)) return whenRead();
      expectPage(address);
      void load(path).then(() => whenRead());
    };
    return runWhenIdle(read);
  }, [address, path, load]);
  return null;
}
