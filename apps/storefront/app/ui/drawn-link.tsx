import { useContext } from 'react';
import { type LinkProps, UNSAFE_NavigationContext as NavigationContext } from 'react-router';

/** A rooted path that stands for itself: nothing in it has to be resolved, and it leads nowhere else. */
const PLAIN = /^\/(?:[\w%~-]+(?:\/[\w%~-]+)*)?(?:\?[^#\s]+)?(?:#\S+)?$/;

export function isPlainPath(to: LinkProps['to']): to is string {
  return typeof to === 'string' && PLAIN.test(to);
}

type DrawnLinkProps = Omit<LinkProps, 'to'> & { readonly to: string };

/**
 * The router's link as a server draws it: the same markup without all that only a click would need. A list has a
 * hundred links, and each of the router's looks for its address among the routes around it.
 */
export function DrawnLink({
  to,
  target,
  discover: _discover,
  prefetch: _prefetch,
  relative: _relative,
  reloadDocument: _reloadDocument,
  replace: _replace,
  mask: _mask,
  state: _state,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  ...rest
}: DrawnLinkProps) {
  const { basename } = useContext(NavigationContext);
  return <a {...rest} href={hrefOf(to, basename)} target={target} />;
}

function hrefOf(to: string, basename: string): string {
  if (basename === '/') return to;
  return to === '/' || to.startsWith('/?') || to.startsWith('/#')
    ? basename + to.slice(1)
    : basename + to;
}
