import { command, query } from '../client/operation.ts';

/** Has up to 100 addresses. */
export const customer = query('Customer', (data) => data.customer);

export const customerIdentity = query('CustomerIdentity', (data) => data.customer);

export const customerStoreCredit = query('CustomerStoreCredit', (data) =>
  data.customer.storeCreditAccounts.nodes.map(({ balance }) => balance),
);

/** Names alone: e-mail address and phone number are changed at the provider's pages. */
export const customerUpdate = command('CustomerUpdate', (data) => data.customerUpdate);

export const emailMarketingSubscribe = command(
  'EmailMarketingSubscribe',
  (data) => data.customerEmailMarketingSubscribe,
);

export const emailMarketingUnsubscribe = command(
  'EmailMarketingUnsubscribe',
  (data) => data.customerEmailMarketingUnsubscribe,
);
