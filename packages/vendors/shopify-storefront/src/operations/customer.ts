import { mutationPayload } from '@lokke/http-client';
import { mutation, query } from '../client/document.ts';

/** Null when the token has expired or was revoked. */
export const customer = query('Customer', (data) => data.customer);

/** The token's customer; null when the token has expired or was revoked. */
export const customerIdentity = query('CustomerIdentity', (data) => data.customer);

/** Newest first; null when the token has expired or was revoked. */
export const customerOrders = query('CustomerOrders', (data) => data.customer?.orders ?? null);

export const customerCreate = mutation('CustomerCreate', (data) =>
  mutationPayload(data.customerCreate),
);

export const customerUpdate = mutation('CustomerUpdate', (data) =>
  mutationPayload(data.customerUpdate),
);
