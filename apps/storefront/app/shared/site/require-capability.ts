import type { PageBrand } from '@lokke/contract/ports';
import { data } from 'react-router';
import type { PageServices } from '../../../context/page-services.ts';

/** Ends a page that belongs to another trade than the brand's. */
export function requireCapability(
  { site }: Pick<PageServices, 'site'>,
  capability: PageBrand['capabilities'][number],
): void {
  if (!site.brand.capabilities.includes(capability)) throw data(null, { status: 404 });
}
