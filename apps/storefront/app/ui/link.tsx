import { type ComponentProps, createContext, useContext } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router';
import { DrawnLink, isPlainPath } from './drawn-link.tsx';

export interface KeptQuery {
  /** A path with what of the present query goes along to the next page. */
  readonly keep: (path: string) => string;
  readonly pairs: readonly (readonly [name: string, value: string])[];
}

const NOTHING_KEPT: KeptQuery = { keep: (path) => path, pairs: [] };

/** Whoever knows what is worth keeping says so here; links and forms then carry it. */
export const KeptQueryContext = createContext(NOTHING_KEPT);

export function useKeptQuery(): KeptQuery {
  return useContext(KeptQueryContext);
}

/** Whether a page is worth fetching as soon as a link to it is pointed at. */
export const FetchedAheadContext = createContext((_path: string): boolean => false);

export function Link({ to, ...rest }: ComponentProps<typeof RouterLink>) {
  const isFetchedAhead = useContext(FetchedAheadContext);
  const kept = useKept(to);
  // The browser's files carry only what works there.
  if (import.meta.env.SSR && isPlainPath(kept)) return <DrawnLink {...rest} to={kept} />;
  const prefetch = typeof to === 'string' && isFetchedAhead(to) ? 'intent' : 'none';
  // The browser has the list of all routes from the start: there is nothing to discover.
  return <RouterLink discover="none" prefetch={prefetch} {...rest} to={kept} />;
}

export function NavLink({ to, ...rest }: ComponentProps<typeof RouterNavLink>) {
  return <RouterNavLink discover="none" {...rest} to={useKept(to)} />;
}

/** For forms that send their fields as a query, which takes the place of the present one. */
export function KeptQueryFields() {
  return useKeptQuery().pairs.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

// What is no rooted path is written with the present address in mind already.
function useKept(to: ComponentProps<typeof RouterLink>['to']) {
  const { keep } = useKeptQuery();
  return typeof to === 'string' && to.startsWith('/') ? keep(to) : to;
}
