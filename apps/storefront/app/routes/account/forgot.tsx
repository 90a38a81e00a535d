import { checkForgotPassword } from '@lokke/domain/accounts';
import { accountsContext } from '../../../context/page-contexts.ts';
import { ForgotPage } from '../../features/account/forgot-page.tsx';
import { formErrorResponse } from '../../features/account/form-error-response.ts';
import { successReply } from '../../features/account/form-reply.ts';
import { valuesOfRequest } from '../../features/account/form-values.ts';
import { submitChecked } from '../../features/account/submit-checked.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { PageHead } from '../../shared/page-head.tsx';
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
  const t = useT('account');
  return (
    <>
      <PageHead title={t('account.forgot.title')} />
      <ForgotPage reply={actionData} />
    </>
  );
}
