import { data } from 'react-router';
import { pageServices } from '../../../context/page-services.ts';
import { letterCodeOf } from '../../features/account/professional/screen.ts';
import type { Route } from './+types/salon-photo';

/** Photo that a salon asks to show, which nobody but its owner and the office sees yet. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const photo = await context.get(pageServices).professionals?.askedPhoto(letterCodeOf(url));
  if (!photo) throw data(null, { status: 404 });
  return new Response(new Uint8Array(photo), { headers: { 'content-type': 'image/webp' } });
}
