import { pageServices } from '../../../context/page-services.ts';
import { letterCodeOf } from '../../features/account/professional/screen.ts';
import { requireThere } from '../../shared/site/page-requirements.ts';
import type { Route } from './+types/salon-photo';

/** Photo that a salon asks to show, which nobody but its owner and the office sees yet. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const area = requireThere(context.get(pageServices).professionals);
  const photo = requireThere(await area.askedPhoto(letterCodeOf(url)));
  return new Response(new Uint8Array(photo), { headers: { 'content-type': 'image/webp' } });
}
