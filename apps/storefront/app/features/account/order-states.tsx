import type { Order } from '@lokke/contract/ports';
import type { Message } from '@lokke/i18n';
import { useMessages } from '../../shared/i18n/messages-provider.tsx';

/** How far payment and delivery have come; a state that nobody translated stays as the platform calls it. */
export function OrderStates({ order }: { readonly order: Order }) {
  const messages: Readonly<Record<string, Message | undefined>> = useMessages().messages;
  const word = (kind: 'payment' | 'delivery', state: string): string => {
    const message = messages[`orders.${kind}.${state}`];
    return typeof message === 'string' ? message : state;
  };
  const { financialStatus, fulfillmentStatus } = order;
  const states = [
    ...(financialStatus === null ? [] : [word('payment', financialStatus)]),
    word('delivery', fulfillmentStatus),
  ];
  return <p>{states.join(' · ')}</p>;
}
