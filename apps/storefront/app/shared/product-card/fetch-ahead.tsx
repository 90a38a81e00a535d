import { useEffect, useEffectEvent, useState } from 'react';
import { PrefetchPageLinks, useFetcher, useHref } from 'react-router';
import {
  cdnPicture,
  PACK_SHOT_SIZES,
  PRODUCT_FRAME,
  pictureUrlOf,
  srcSetOf,
  widthsOf,
} from '../../ui/picture.tsx';
import { isKnownPage } from '../client-page-cache.ts';
import { expectPage } from '../pages-ahead.ts';
import { readBrowserTraits, wayTo } from '../prefetch-policy.ts';
import { runWhenIdle } from '../run-when-idle.ts';

/** A list in sight for so long is looked at; one that scrolls is not. */
const LOOKED_AT_AFTER_IN_MS = 300;
const MAX_PAGES = 6;
const MAX_PICTURES = 3;

interface CardInSight {
  /** Path with the locale. */
  readonly href: string;
  readonly shown: HTMLImageElement | null;
}

function isInSight(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** The first cards of products whose name is in sight. */
function cardsInSight(root: string): readonly CardInSight[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('main article h3 a');
  return [...links]
    .filter((link) => link.pathname.startsWith(`${root}products/`) && isInSight(link))
    .slice(0, MAX_PAGES)
    .map((link) => ({
      href: link.pathname,
      shown: link.closest('article')?.querySelector('img') ?? null,
    }));
}

/** The first view of the product's page, after everything that this page needs. */
function fetchPicture(pictureUrl: string, shown: HTMLImageElement): void {
  const source = cdnPicture(pictureUrl);
  const [width, height] = ['width', 'height'].map((name) => Number(shown.getAttribute(name)));
  if (!width || !height) return;
  const picture = new Image();
  picture.fetchPriority = 'low';
  picture.sizes = PACK_SHOT_SIZES;
  picture.srcset = srcSetOf(source, widthsOf(source, { width, height, fills: PRODUCT_FRAME }));
}

/** Fetches the pages of cards that a shopper looks at, so that a press finds them here. Rendered once a page is idle, anew for each. */
export function FetchAhead() {
  const root = useHref('/').replace(/\/?$/, '/');
  const [hrefs, setHrefs] = useState<readonly string[]>([]);
  useEffect(() => {
    const pictures = new Set<string>();
    let timer = 0;
    const look = () => {
      const isReadAhead = wayTo('/products/any', readBrowserTraits()) === 'read-ahead';
      const cards = isReadAhead ? cardsInSight(root) : [];
      setHrefs(cards.map(({ href }) => href));
      for (const { shown } of cards) {
        if (shown === null || pictures.size >= MAX_PICTURES) continue;
        const pictureUrl = pictureUrlOf(shown.src);
        if (pictures.has(pictureUrl)) continue;
        pictures.add(pictureUrl);
        fetchPicture(pictureUrl, shown);
      }
    };
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, LOOKED_AT_AFTER_IN_MS);
    };
    wait();
    window.addEventListener('scroll', wait, { passive: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', wait);
    };
  }, [root]);
  return (
    <>
      {hrefs.map((href) => (
        <PrefetchPageLinks key={href} page={href} />
      ))}
      <ReadAhead root={root} />
    </>
  );
}

interface ReadAheadProps {
  /** The home page's path, with a slash at its end. */
  readonly root: string;
}

/** Reads the data of product pages that the browser has prefetched, one after another, so that a press need not. */
function ReadAhead({ root }: ReadAheadProps) {
  const [unread, setUnread] = useState<readonly string[]>([]);
  useEffect(() => {
    const add = ({ target }: Event) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'prefetch') return;
      const path = new URL(target.href).pathname.replace(/\.data$/, '');
      if (!path.startsWith(`${root}products/`)) return;
      setUnread((others) => [...others, path]);
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
  /** Path without the locale. */
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
