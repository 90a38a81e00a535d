import type { Accounts } from '@lokke/contract/ports';
import { checkWithdrawal, itemsToReturn } from '@lokke/domain/withdrawal';
import { pageServices } from '../../context/page-services.ts';
import { checkedAction } from '../features/account/forms/submit-checked.ts';
import { knownOf } from '../features/account/requests/known-statement.ts';
import { StatementPage } from '../features/account/requests/statement-page.tsx';
import { takeStatement } from '../features/account/requests/take-statement.ts';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { requireThere } from '../shared/site/page-requirements.ts';
import type { Route } from './+types/withdraw';

const ORDER_PATH = /\/account\/orders\/(\d{1,12})\/withdraw\/?$/;

function orderNumberIn({ pathname }: URL): string | null {
  return ORDER_PATH.exec(pathname)?.[1] ?? null;
}

/** A statement about all of an order is a request at the shop, too. It stands whatever becomes of that. */
async function requestReturn(accounts: Accounts, orderNumber: string | null, items: string) {
  if (orderNumber === null || accounts.requestReturn === null) return;
  const order = await accounts.order(Number(orderNumber));
  if (!order.ok || order.value === null) return;
  const isWhole = items === '' || items === itemsToReturn(order.value.lines);
  if (isWhole) await accounts.requestReturn(order.value.orderNumber);
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts, market, withdrawal } = context.get(pageServices);
  return {
    known: await knownOf(accounts, orderNumberIn(url)),
    texts: pageMessages(market, 'cancellation', 'withdrawal'),
    isOpen: withdrawal !== null,
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(pageServices);
  const withdrawal = requireThere(services.withdrawal);
  return takeStatement(request, {
    market: services.market,
    check: checkWithdrawal,
    async submit(values) {
      const outcome = await withdrawal.submit(values);
      const items = values['items']?.trim() ?? '';
      if (outcome.ok) await requestReturn(services.accounts, orderNumberIn(url), items);
      return outcome;
    },
  });
}

export const clientAction = checkedAction(checkWithdrawal);

export default function Withdraw({ loaderData }: Route.ComponentProps) {
  return (
    <StatementPage subject="withdrawal" isOpen={loaderData.isOpen} known={loaderData.known ?? {}} />
  );
}
