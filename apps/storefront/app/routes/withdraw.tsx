import { messageOf } from '@lokke/contract/errors';
import type { Accounts } from '@lokke/contract/ports';
import { checkWithdrawal, itemsToReturn } from '@lokke/domain/withdrawal';
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
import type { Route } from './+types/withdraw';

const ORDER_PATH = /\/account\/orders\/(\d{1,12})\/withdraw\/?$/;

/** Fills in the statement of a logged-in customer, who may change all of it. */
async function knownOf(accounts: Accounts, orderNumber: string | null) {
  if (orderNumber === null) return null;
  const [customer, order] = await Promise.all([
    accounts.customer(),
    accounts.order(Number(orderNumber)),
  ]);
  if (!customer.ok || !order.ok || order.value === null) return { orderNumber };
  const { firstName, lastName, email } = customer.value;
  return {
    orderNumber: order.value.name,
    name: [firstName, lastName].filter((part) => part !== null).join(' '),
    email,
    items: itemsToReturn(order.value.lines),
  };
}

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
  return {
    known: await knownOf(context.get(pageServices).accounts, orderNumberIn(url)),
    texts: pageMessages(context.get(pageServices).market, 'cancellation', 'withdrawal'),
    isOpen: context.get(pageServices).withdrawal !== null,
  };
}

/** Two steps by law: the statement is reviewed before it is sent. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { market, withdrawal } = context.get(pageServices);
  if (withdrawal === null) throw data(null, { status: 404 });
  const values = await valuesOfRequest(request);
  const check = checkWithdrawal(values);
  if (!check.ok) return formErrorResponse({ ...check, message: messageOf(check.code) }, values);
  if (!isConfirmed(values)) return successReply(values);
  const outcome = await withdrawal.submit(values);
  if (outcome.ok) {
    await requestReturn(
      context.get(pageServices).accounts,
      orderNumberIn(url),
      check.statement.items,
    );
  }
  return outcome.ok
    ? successReply({ ...values, ...receivedAt(market, outcome.value) })
    : formErrorResponse(outcome, values);
}

export const clientAction = checkedAction(checkWithdrawal);

export default function Withdraw({ loaderData }: Route.ComponentProps) {
  return (
    <StatementPage subject="withdrawal" isOpen={loaderData.isOpen} known={loaderData.known ?? {}} />
  );
}
