import { merchandiseOf } from '@lokke/contract/checkout';
import type { FoundRow } from '@lokke/contract/ports';
import { multiplyMoney } from '@lokke/domain/money';
import { data } from 'react-router';
import { pageServices } from '../../../context/page-services.ts';
import { valuesOfRequest } from '../../features/account/forms/form-reply.ts';
import { requireLogin, valueOrRedirectToLogin } from '../../features/account/login/auth-guards.ts';
import {
  type OrderedRow,
  QuickOrderPage,
  type TradeAnswer,
} from '../../features/account/trade/quick-order-page.tsx';
import { awaitReply } from '../../shared/await-reply.ts';
import { DEFAULT_VARIANT_TITLE } from '../../shared/catalogue/shopify-ids.ts';
import { pageMessages } from '../../shared/i18n/page-messages.ts';
import { requireCapability } from '../../shared/site/page-requirements.ts';
import type { Route } from './+types/quick-order';

/** Length of as many rows as a cart holds, each with the longest code. */
const MAX_LIST_LENGTH = 25_000;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  requireCapability(services, 'salons');
  const { accounts, trade, market } = services;
  await requireLogin(accounts, url);
  const terms = valueOrRedirectToLogin(await trade.rates(), url);
  const missingProof = terms?.missingProof ?? null;
  return { isSalon: terms !== null, missingProof, texts: pageMessages(market, 'trade') };
}

/** Null where the shop cannot be asked just now, or the login has ended: the page then stays, with the list. */
export async function action({ request, context }: Route.ActionArgs): Promise<TradeAnswer> {
  const { accounts, trade } = context.get(pageServices);
  const { list = '' } = await valuesOfRequest(request);
  if (list.length > MAX_LIST_LENGTH) throw data(null, { status: 413 });
  const [terms, order] = await Promise.all([trade.rates(), trade.order(list)]);
  if (!order.ok || order.value === null) {
    const visitor = await accounts.visitor();
    return { order: null, isLoggedOut: visitor.ok && !visitor.value.isLoggedIn };
  }
  const { found, faults } = order.value;
  const rates = terms.ok ? (terms.value?.rates ?? []) : [];
  return { order: { faults, rates, rows: found.map(orderedRow) } };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  awaitReply(
    async () => {
      const answer = await serverAction();
      // Keeps the router from loading the page anew, which leads to the login, away from the list.
      return answer.isLoggedOut ? data(answer, { status: 401 }) : answer;
    },
    (): TradeAnswer => ({ order: null }),
  );

function orderedRow({ product, variant, quantity }: FoundRow): OrderedRow {
  return {
    title: product.title,
    size: variant.title === DEFAULT_VARIANT_TITLE ? null : variant.title,
    amount: multiplyMoney(variant.price, quantity),
    addition: {
      lineItem: { variantId: variant.id, quantity, sellingPlanId: null },
      merchandise: merchandiseOf(product, variant),
    },
  };
}

export default function QuickOrder({ loaderData }: Route.ComponentProps) {
  return <QuickOrderPage {...loaderData} />;
}
