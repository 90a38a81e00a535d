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
