import { orderRequestReturn, returnableLines } from '@lokke/shopify-customer-account';
import { inContext } from '../../shop-connection/index.ts';
import { NOT_LOGGED_IN, succeed } from '../account-result.ts';
import type { Method } from './hosted-context.ts';
import { withCustomer } from './with-customer.ts';

/** Asks the shop to take back all that can be returned of an order; nothing where nothing can. */
export const requestReturn: Method<'requestReturn'> = async (source, orderNumber) => {
  const here = inContext(source);
  const found = await withCustomer(source, NOT_LOGGED_IN, (client) =>
    returnableLines(client, { ...here, query: `name:${orderNumber}` }),
  );
  if (!found.ok) return found;
  const order = found.value?.number === orderNumber ? found.value : null;
  const lines = order?.returnInformation.returnableLineItems.nodes ?? [];
  if (order === null || lines.length === 0) return succeed(null);
  return withCustomer(source, { errorCode: 'platformFailed', isTrueOfOutage: false }, (client) =>
    orderRequestReturn(client, {
      ...here,
      orderId: order.id,
      requestedLineItems: lines.map(({ quantity, lineItem }) => ({
        lineItemId: lineItem.id,
        quantity,
        returnReason: 'UNWANTED',
      })),
    }),
  );
};
