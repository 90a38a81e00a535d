import { mutationPayload } from '@lokke/http-client';
import { mutation } from '../client/document.ts';
import { accessTokenFrom, signedInCustomerFrom } from './signed-in-customer.ts';

export const customerAccessTokenCreate = mutation('CustomerAccessTokenCreate', (data) =>
  accessTokenFrom(data.customerAccessTokenCreate),
);

export const customerAccessTokenDelete = mutation('CustomerAccessTokenDelete', (data) =>
  mutationPayload(data.customerAccessTokenDelete),
);

export const customerActivate = mutation('CustomerActivate', (data) =>
  signedInCustomerFrom(data.customerActivate),
);

export const customerRecover = mutation('CustomerRecover', (data) =>
  mutationPayload(data.customerRecover),
);

export const customerReset = mutation('CustomerReset', (data) =>
  signedInCustomerFrom(data.customerReset),
);
