import { ADDRESS_ACTIONS } from '@lokke/domain/accounts';
import * as v from 'valibot';
import type { ApiCall } from '../call/index.ts';
import { sentenceOf } from '../errors/index.ts';
import { localeSchema, shape } from '../schema/index.ts';
import { givenToken, successSchema } from './entries.ts';

const text = v.nullish(v.string(sentenceOf('invalidAddress')));

/** `country` is a name or an ISO code; without it the market's country is meant. */
export const addressSchema = v.object(
  {
    firstName: text,
    lastName: text,
    company: text,
    address1: text,
    address2: text,
    zip: text,
    city: text,
    province: text,
    country: text,
    phone: text,
  },
  sentenceOf('missingAddressInput'),
);

/** Which of token, address and id an action needs, the server says: the token may be the session's. */
export const updateAddress = {
  method: 'POST',
  path: '/api/shopify/account/update-address/',
  request: shape(
    {
      customerAccessToken: givenToken,
      action: v.picklist(ADDRESS_ACTIONS, sentenceOf('unknownAddressAction')),
      address: v.nullish(addressSchema),
      id: v.nullish(v.string(sentenceOf('missingAddressId'))),
      locale: localeSchema,
    },
    'notAnObject',
  ),
  reply: successSchema,
} as const satisfies ApiCall;
