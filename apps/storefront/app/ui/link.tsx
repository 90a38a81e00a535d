import { type ComponentProps, createContext, useContext } from 'react';
import { Link as RouterLink } from 'react-router';

export interface LinkPolicy {
  /** A path with what of the present query goes along to the next page. */
  readonly keep: (path: string) => string;
  readonly pairs: readonly (readonly [name: string, value: string])[];
  /** Whether a page is fetched as soon as somebody points at a link to it. */
  readonly prefetches: (path: string) => boolean;
}

/** Whoever knows what is worth keeping or fetching says so here; links and forms then go by it. */
export const LinkPolicyContext = createContext<LinkPolicy>({
  keep: (path) => path,
  pairs: [],
  prefetches: () => false,
});

export function useLinkPolicy(): LinkPolicy {
  return useContext(LinkPolicyContext);
}

export interface LinkProps extends Omit<ComponentProps<typeof RouterLink>, 'to' | 'prefetch'> {
  /** A path of the shop, rooted and without its market, or an address elsewhere. */
  readonly to: string;
}

/** The router's link, which carries the visit's marketing parameters along. */
export function Link({ to, ...rest }: LinkProps) {
  const { keep, prefetches } = useLinkPolicy();
  const isWithin = to.startsWith('/');
  return (
    <RouterLink
      {...rest}
      to={isWithin ? keep(to) : to}
      prefetch={isWithin && prefetches(to) ? 'intent' : 'none'}
    />
  );
}

/** For forms that send their fields as a query, which takes the place of the present one. */
export function KeptQueryFields() {
  return useLinkPolicy().pairs.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
