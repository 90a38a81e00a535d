import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router';

export interface PreservedQuery {
  /** A path with what of the present query goes along to the next page. */
  readonly keep: (path: string) => string;
  readonly pairs: readonly (readonly [name: string, value: string])[];
}

const NOTHING_KEPT: PreservedQuery = { keep: (path) => path, pairs: [] };

/** Whoever knows what is worth keeping says so here; links and forms then carry it. */
export const KeptQueryContext = createContext(NOTHING_KEPT);

export function usePreservedQuery(): PreservedQuery {
  return useContext(KeptQueryContext);
}

type PointedAt = Pick<
  ComponentProps<'a'>,
  'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur' | 'onTouchStart'
>;

/** What listens to whether somebody points at a link into the shop. */
export const PointedAtContext = createContext<PointedAt>({});

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | keyof PointedAt> {
  /** A path of the shop, rooted and without its market, or an address elsewhere. */
  readonly to: string;
  /** In place of the present page; so it is anyway where the link leads to that one. */
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
  readonly viewTransition?: boolean;
}

/**
 * An anchor that is followed in place. The router's own runs some twenty hooks, has effects and is drawn anew with each
 * address: of the hundred links of a list that was the longest task of taking it over.
 */
export function Link({
  to,
  replace = false,
  state,
  preventScrollReset = false,
  viewTransition = false,
  onClick,
  ...rest
}: LinkProps) {
  const { keep } = usePreservedQuery();
  const { basename } = useContext(NavigationContext);
  const router = useContext(DataRouterContext)?.router;
  const pointedAt = useContext(PointedAtContext);
  if (!to.startsWith('/')) return <a {...rest} href={to} onClick={onClick} />;

  const path = keep(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (router === undefined || !isForThisPlace(event)) return;
    event.preventDefault();
    void router.navigate(path, {
      replace: replace || event.currentTarget.href === window.location.href,
      state,
      preventScrollReset,
      viewTransition,
    });
  };
  return <a {...pointedAt} {...rest} href={hrefOf(path, basename)} onClick={follow} />;
}

/** The main button without another key: everything else is the browser's, to open another tab or to save. */
function isForThisPlace(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const hasKey = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !hasKey &&
    (target === '' || target === '_self')
  );
}

function hrefOf(path: string, basename: string): string {
  if (basename === '/') return path;
  return /^\/(?:$|[?#])/.test(path) ? basename + path.slice(1) : basename + path;
}

/** For forms that send their fields as a query, which takes the place of the present one. */
export function KeptQueryFields() {
  return usePreservedQuery().pairs.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
