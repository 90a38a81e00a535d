import { messageOf } from '@lokke/contract/errors';
import { checkCancellation } from '@lokke/domain/cancellation';
import { data } from 'react-router';
import { pageServices } from '../../context/page-services.ts';
import {
  formErrorResponse,
  successReply,
  valuesOfRequest,
} from '../features/account/forms/form-reply.ts';
import { checkedAction } from '../features/account/forms/submit-checked.ts';
import {
  isConfirmed,
  receivedAt,
  StatementPage,
} from '../features/account/requests/statement-page.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import type { Route } from './+types/cancel';

/** Defaults of the form. */
const KNOWN = { kind: 'ordinary' };

export function loader({ context }: Route.LoaderArgs) {
  const { market, cancellation } = context.get(pageServices);
  return {
    texts: pageMessages(market, 'cancellation', 'withdrawal'),
    isOpen: cancellation !== null,
  };
}

/** Two steps by law: the statement is reviewed before it is sent. */
export async function action({ request, context }: Route.ActionArgs) {
  const { market, cancellation } = context.get(pageServices);
  if (cancellation === null) throw data(null, { status: 404 });
  const values = await valuesOfRequest(request);
  const check = checkCancellation(values);
  if (!check.ok) return formErrorResponse({ ...check, message: messageOf(check.code) }, values);
  if (!isConfirmed(values)) return successReply(values);
  const outcome = await cancellation.submit(values);
  return outcome.ok
    ? successReply({ ...values, ...receivedAt(market, outcome.value) })
    : formErrorResponse(outcome, values);
}

export const clientAction = checkedAction(checkCancellation);

export default function Cancel({ loaderData }: Route.ComponentProps) {
  return <StatementPage subject="cancellation" isOpen={loaderData.isOpen} known={KNOWN} />;
}
