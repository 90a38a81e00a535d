import { checkCancellation } from '@lokke/domain/cancellation';
import { pageServices } from '../../context/page-services.ts';
import { checkedAction } from '../features/account/forms/submit-checked.ts';
import { StatementPage } from '../features/account/requests/statement-page.tsx';
import { takeStatement } from '../features/account/requests/take-statement.ts';
import { pageMessages } from '../shared/i18n/page-messages.ts';
import { requireThere } from '../shared/site/page-requirements.ts';
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

export async function action({ request, context }: Route.ActionArgs) {
  const { market, cancellation } = context.get(pageServices);
  const { submit } = requireThere(cancellation);
  return takeStatement(request, { market, check: checkCancellation, submit });
}

export const clientAction = checkedAction(checkCancellation);

export default function Cancel({ loaderData }: Route.ComponentProps) {
  return <StatementPage subject="cancellation" isOpen={loaderData.isOpen} known={KNOWN} />;
}
