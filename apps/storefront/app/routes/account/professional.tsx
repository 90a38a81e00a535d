import { API_ERRORS } from '@lokke/contract/errors';
import { PHOTO } from '@lokke/domain/salons';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageServices } from '../../../context/page-services.ts';
import { fileOf, valuesOf } from '../../features/account/forms/form-reply.ts';
import { submitChecked } from '../../features/account/forms/submit-checked.ts';
import { ProfessionalPage } from '../../features/account/professional/professional-page.tsx';
import { checkScreen } from '../../features/account/professional/screen.ts';
import { loadScreen, submitScreen } from '../../features/account/professional/serve-screen.ts';
import { pageMessages } from '../../shared/i18n/page-messages.ts';
import { requireThere } from '../../shared/site/page-requirements.ts';
import type { Route } from './+types/professional';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const area = requireThere(context.get(pageServices).professionals);
  const { catalogue, market, site } = context.get(pageServices);
  const { origin } = site;
  const screen = await loadScreen({ area, catalogue, market, origin, segment: params.screen, url });
  const texts = pageMessages(
    market,
    'education',
    'prescription',
    'professional',
    'salon',
    'statement',
  );
  return { screen, texts };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const area = requireThere(context.get(pageServices).professionals);
  const form = await request.formData();
  const [values, photo] = [valuesOf(form), await fileOf(form, 'photo')];
  return submitScreen({ area, segment: params.screen, values, photo, url });
}

export function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  const url = new URL(request.url);
  return submitChecked({
    request,
    check: (values, form) =>
      isTooLarge(form.get('photo')) ? PHOTO_TOO_LARGE : checkScreen(params.screen, url, values),
    send: () => serverAction(),
  });
}

/** Shows what is so now, too, where a form was about something that is over: a used link, somebody who left. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === API_ERRORS.linkInvalid.status;
}

const PHOTO_TOO_LARGE = { ok: false, code: 'photoTooLarge', fields: ['photo'] } as const;

/** A file that the server would not even read. */
function isTooLarge(file: FormDataEntryValue | null): boolean {
  return file instanceof File && file.size > PHOTO.mostBytes;
}

/** Shares one route for all screens of the professional area, to keep the route manifest small. */
export default function Professional({ loaderData }: Route.ComponentProps) {
  const { screen } = loaderData;
  return <ProfessionalPage key={screen.kind} screen={screen} />;
}
