import { pageServices } from '../../context/page-services.ts';
import { loadLongListing } from '../shared/catalogue/long-listing.ts';
import type { Route } from './+types/list';

const NOTHING = { listing: null } as const;

/** A page of cards of a long list, filtered and sorted by its URL. */
export async function loader({ request: { url }, params: { handle }, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(pageServices);
  const listing = await loadLongListing({ catalogue, handle, url, isOnePage: true });
  return listing.kind === 'found' ? { listing: listing.value } : NOTHING;
}

/** A network failure leaves the list as it is. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => NOTHING);
}
