import { checkRegistration } from '@lokke/domain/accounts';
import { valuesOfRequest } from '../../features/account/form-values.ts';
import { DASHBOARD, leaveIfLoggedIn } from '../../features/account/login-state.ts';
import { refused } from '../../features/account/refused.ts';
import { RegisterPage } from '../../features/account/register-page.tsx';
import { submitChecked } from '../../features/account/submit-checked.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { report } from '../../shared/measurement/report.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { redirectWithin } from '../../shared/redirect-within.ts';
import { accountsContext } from '../../shared/server-context.ts';
import { rememberCustomer } from '../../state/customer/logged-in-customer.ts';
import type { Route } from './+types/register';

export async function loader({ url, context }: Route.LoaderArgs) {
  await leaveIfLoggedIn(context.get(accountsContext), url);
  return null;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const values = await valuesOfRequest(request);
  const outcome = await context.get(accountsContext).register(values);
  return outcome.ok ? redirectWithin(url, DASHBOARD) : refused(outcome, values);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return submitChecked({
    request,
    check: checkRegistration,
    send: () => serverAction(),
    onDone: ({ email = '' }) => {
      rememberCustomer(email);
      report({ kind: 'signedUp' });
    },
  });
}

export default function Register({ actionData }: Route.ComponentProps) {
  const t = useT('account');
  return (
    <>
      <PageHead title={t('account.register.title')} />
      <RegisterPage reply={actionData} />
    </>
  );
}
