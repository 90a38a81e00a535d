import { ADDRESS_ACTIONS, isPasswordValid } from '@lokke/domain/accounts';
import * as v from 'valibot';
import type { ApiCall } from '../call/index.ts';
import { messageOf } from '../errors.ts';
import { localeSchema, objectSchema } from '../schema.ts';
import { givenToken, successSchema, visitorSchema } from './fields.ts';

const text = v.nullish(v.string(messageOf('updateAccountFailed')));

/** Absent fields stay as they are. */
const customerSchema = v.object(
  {
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    /** Asked for with a new password, unless a token is given. */
    currentPassword: text,
    acceptsMarketing: v.nullish(v.boolean(messageOf('updateAccountFailed'))),
    password: v.nullish(
      v.pipe(
        v.string(messageOf('invalidPassword')),
        v.check(isPasswordValid, messageOf('invalidPassword')),
      ),
    ),
  },
  messageOf('missingAccountInput'),
);

export const updateAccountInfo = {
  method: 'POST',
  path: '/api/shopify/account/update-account-info/',
  request: objectSchema({
    customerAccessToken: givenToken,
    customer: customerSchema,
    locale: localeSchema,
  }),
  response: visitorSchema,
} as const satisfies ApiCall;

const addressText = v.nullish(v.string(messageOf('invalidAddress')));

/** `country` is a name or an ISO code; without it the market's country is meant. */
export const addressSchema = v.object(
  {
    firstName: addressText,
    lastName: addressText,
    company: addressText,
    address1: addressText,
    address2: addressText,
    zip: addressText,
    city: addressText,
    province: addressText,
    country: addressText,
    phone: addressText,
  },
  messageOf('missingAddressInput'),
);

/** The server checks which of token, address and id an action needs: the token may be the session's. */
export const updateAddress = {
  method: 'POST',
  path: '/api/shopify/account/update-address/',
  request: objectSchema({
    customerAccessToken: givenToken,
    action: v.picklist(ADDRESS_ACTIONS, messageOf('unknownAddressAction')),
    address: v.nullish(addressSchema),
    id: v.nullish(v.string(messageOf('missingAddressId'))),
    locale: localeSchema,
  }),
  response: successSchema,
} as const satisfies ApiCall;
