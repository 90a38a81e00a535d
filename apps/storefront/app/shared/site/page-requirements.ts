import type { Loaded, PageBrand } from '@lokke/contract/ports';
import { data } from 'react-router';
import type { PageServices } from '../../../context/page-services.ts';

/** Ends a page that belongs to another trade than the brand's. */
export function requireCapability(
  { site }: Pick<PageServices, 'site'>,
  capability: PageBrand['capabilities'][number],
): void {
  if (!site.brand.capabilities.includes(capability)) throw data(null, { status: 404 });
}

/** Ends a page without its subject: 404 where there is none, 502 where it cannot be read just now. */
export function requireFound<T>(loaded: Loaded<T>): T {
  if (loaded.kind === 'found') return loaded.value;
  throw data(null, { status: loaded.kind === 'failed' ? 502 : 404 });
}

/** Ends a page with 404 where the shop does not have what it is about. */
export function requireThere<T>(thing: T | null | undefined): T {
  if (thing == null) throw data(null, { status: 404 });
  return thing;
}

/** Ends a page with 502 where what each shop has cannot be read just now. */
export function requireRead<T>(loaded: Loaded<T>): T {
  if (loaded.kind === 'found') return loaded.value;
  throw data(null, { status: 502 });
}

/** Ends a page of a list: 404 where there is nothing on it. */
export function requireSome<T>(loaded: Loaded<readonly T[]>): readonly T[] {
  const list = requireFound(loaded);
  return requireThere(list.length > 0 ? list : null);
}
