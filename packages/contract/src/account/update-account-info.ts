import { isPasswordValid } from '@lokke/domain/accounts';
import * as v from 'valibot';
import type { ApiCall } from '../call/index.ts';
import { sentenceOf } from '../errors/index.ts';
import { localeSchema, shape } from '../schema/index.ts';
import { givenToken, visitorSchema } from './entries.ts';

const text = v.nullish(v.string(sentenceOf('updateAccountFailed')));

/** What is left out stays as it is. */
const customerSchema = v.object(
  {
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    acceptsMarketing: v.nullish(v.boolean(sentenceOf('updateAccountFailed'))),
    password: v.nullish(
      v.pipe(
        v.string(sentenceOf('invalidPassword')),
        v.check(isPasswordValid, sentenceOf('invalidPassword')),
      ),
    ),
  },
  sentenceOf('missingAccountInput'),
);

export const updateAccountInfo = {
  method: 'POST',
  path: '/api/shopify/account/update-account-info/',
  request: shape(
    { customerAccessToken: givenToken, customer: customerSchema, locale: localeSchema },
    'notAnObject',
  ),
  reply: visitorSchema,
} as const satisfies ApiCall;
