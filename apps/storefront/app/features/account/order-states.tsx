import type { Order } from '@lokke/contract/ports';
import { useMessages } from '../../shared/i18n/messages-provider.tsx';
import type { Message } from '../../shared/messages/message.ts';

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
