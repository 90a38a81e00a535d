import { messageOf } from '@lokke/contract/errors';
import { checkWithdrawal } from '@lokke/domain/withdrawal';
import { data } from 'react-router';
import { marketContext, withdrawalContext } from '../../context/page-contexts.ts';
import {
  formErrorResponse,
  successReply,
  valuesOfRequest,
} from '../features/account/form-reply.ts';
import { submitChecked } from '../features/account/submit-checked.ts';
import { WithdrawPage } from '../features/account/withdraw-page.tsx';
import { isConfirmed } from '../features/account/withdrawal-statement-form.tsx';
import { ExtraMessages } from '../shared/i18n/messages-provider.tsx';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import type { Route } from './+types/withdraw';

export function loader({ context }: Route.LoaderArgs) {
  return {
    texts: pageMessages(context.get(marketContext).language, 'withdrawal'),
    isOpen: context.get(withdrawalContext) !== null,
  };
}

/** Two steps by law: the statement is reviewed before it is sent. */
export async function action({ request, context }: Route.ActionArgs) {
  const withdrawal = context.get(withdrawalContext);
  if (withdrawal === null) throw data(null, { status: 404 });
  const values = await valuesOfRequest(request);
  const check = checkWithdrawal(values);
  if (!check.ok) return formErrorResponse({ ...check, message: messageOf(check.code) }, values);
  if (!isConfirmed(values)) return successReply(values);
  const outcome = await withdrawal.submit(values);
  return outcome.ok
    ? successReply({ ...values, ...outcome.value })
    : formErrorResponse(outcome, values);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return submitChecked({ request, check: checkWithdrawal, send: () => serverAction() });
}

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ExtraMessages texts={loaderData.texts}>
      <WithdrawPage isOpen={loaderData.isOpen} reply={actionData} />
    </ExtraMessages>
  );
}
