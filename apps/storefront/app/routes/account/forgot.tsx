import { checkForgotPassword } from '@lokke/domain/accounts';
import { accountsContext } from '../../../context/page-contexts.ts';
import { ForgotPage } from '../../features/account/forgot-page.tsx';
import {
  formErrorResponse,
  successReply,
  valuesOfRequest,
} from '../../features/account/form-reply.ts';
import { submitChecked } from '../../features/account/submit-checked.ts';
import type { Route } from './+types/forgot';

export async function action({ request, context }: Route.ActionArgs) {
  const values = await valuesOfRequest(request);
  const outcome = await context.get(accountsContext).forgotPassword(values);
  return outcome.ok ? successReply(values) : formErrorResponse(outcome, values);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return submitChecked({ request, check: checkForgotPassword, send: () => serverAction() });
}

export default function Forgot({ actionData }: Route.ComponentProps) {
  return <ForgotPage reply={actionData} />;
}
