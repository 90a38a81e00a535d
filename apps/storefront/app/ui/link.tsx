import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';

export interface LinkPolicy {
  /** Carries the query parameters to preserve over to a path. */
  readonly keep: (path: string) => string;
  readonly pairs: readonly (readonly [name: string, value: string])[];
  /** Marks links for the browser's rules (app/shared/speculation-rules.tsx). */
  readonly isMadeAhead: (path: string) => boolean;
  readonly wayTo: (path: string) => 'document' | 'read-ahead' | 'router';
}

/** Filled by the app: what links preserve, and how they are followed. */
export const LinkPolicyContext = createContext<LinkPolicy>({
  keep: (path) => path,
  pairs: [],
  isMadeAhead: () => false,
  wayTo: () => 'router',
});

export function useLinkPolicy(): LinkPolicy {
  return useContext(LinkPolicyContext);
}

export interface LinkProps extends Omit<ComponentProps<typeof RouterLink>, 'to' | 'prefetch'> {
  /** Rooted path without locale, or an external URL. */
  readonly to: string;
}

/** The router's link with preserved query parameters. */
export function Link({ to, reloadDocument = false, ...rest }: LinkProps) {
  const { keep, isMadeAhead, wayTo } = useLinkPolicy();
  const isWithin = to.startsWith('/');
  const target = isWithin ? keep(to) : to;
  const way = isWithin ? wayTo(target) : 'router';
  return (
    <RouterLink
      {...rest}
      to={target}
      reloadDocument={reloadDocument || way === 'document'}
      data-ahead={isWithin && isMadeAhead(target) ? '' : undefined}
      prefetch={way === 'read-ahead' ? 'intent' : 'none'}
    />
  );
}

/** Tells of a press whether it asks for another tab or window. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey;
}

interface PartLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** The element's id. */
  readonly id: string;
}

/**
 * A link to a part of this page. The router hears nothing of it: an update of its location would take parts away that
 * wait for their script, and with them the place to go to.
 */
export function PartLink({ id, ...rest }: PartLinkProps) {
  const { search } = useLocation();
  const href = `${search}#${id}`;
  const goThere = (event: MouseEvent) => {
    const part = document.getElementById(id);
    if (part === null || opensElsewhere(event)) return;
    event.preventDefault();
    window.history.replaceState(window.history.state, '', href);
    part.scrollIntoView();
    // Moves the keyboard there, as a browser does by itself.
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
  };
  return <a {...rest} href={href} onClick={goThere} />;
}

/** Preserved query as hidden fields, for GET forms. */
export function PreservedQueryFields() {
  return useLinkPolicy().pairs.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
