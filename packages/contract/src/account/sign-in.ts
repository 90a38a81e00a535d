import * as v from 'valibot';
import type { ApiCall } from '../call/index.ts';
import { localeSchema, nonEmptyString, objectSchema } from '../schema.ts';
import { givenToken, newPassword, secret, successSchema, visitorSchema } from './fields.ts';

/** Market follows from the referring page where no locale is given. */
export const getCustomer = {
  method: 'GET',
  path: '/api/shopify/account/customer/',
  request: v.object({ locale: v.optional(localeSchema) }),
  response: visitorSchema,
} as const satisfies ApiCall;

export const login = {
  method: 'POST',
  path: '/api/shopify/account/login/',
  request: objectSchema({
    email: nonEmptyString('missingLoginInput'),
    password: secret('missingLoginInput'),
    locale: localeSchema,
  }),
  response: visitorSchema,
} as const satisfies ApiCall;

export const logout = {
  method: 'POST',
  path: '/api/shopify/account/logout/',
  request: objectSchema({ accessToken: givenToken, locale: localeSchema }),
  response: visitorSchema,
} as const satisfies ApiCall;

export const register = {
  method: 'POST',
  path: '/api/shopify/account/register/',
  request: objectSchema({
    firstName: nonEmptyString('missingRegisterInput'),
    lastName: nonEmptyString('missingRegisterInput'),
    email: nonEmptyString('missingRegisterInput'),
    password: newPassword('missingRegisterInput', 'registerPasswordInvalid'),
    locale: localeSchema,
  }),
  response: visitorSchema,
} as const satisfies ApiCall;

/** `id` and `activationToken` come from the link in the email. */
export const activate = {
  method: 'POST',
  path: '/api/shopify/account/activate/',
  request: objectSchema({
    id: nonEmptyString('activationFailed'),
    input: objectSchema(
      {
        activationToken: nonEmptyString('activationFailed'),
        password: newPassword('activationFailed', 'invalidPassword'),
      },
      'activationFailed',
    ),
    locale: localeSchema,
  }),
  response: visitorSchema,
} as const satisfies ApiCall;

/** The response is the same whether the account exists or not. */
export const forgotPassword = {
  method: 'POST',
  path: '/api/shopify/account/forgot-password/',
  request: objectSchema({ email: nonEmptyString('missingEmail'), locale: localeSchema }),
  response: successSchema,
} as const satisfies ApiCall;

/** `id` and `resetToken` come from the link in the email. */
export const resetPassword = {
  method: 'POST',
  path: '/api/shopify/account/reset-password/',
  request: objectSchema({
    id: nonEmptyString('missingResetInput'),
    input: objectSchema(
      {
        resetToken: nonEmptyString('missingResetInput'),
        password: newPassword('missingResetInput', 'invalidPassword'),
      },
      'missingResetInput',
    ),
    locale: localeSchema,
  }),
  response: visitorSchema,
} as const satisfies ApiCall;

/** Null where signing in failed; the given URL where it does not belong to the store (spec §8). */
export const multipass = {
  method: 'POST',
  path: '/api/shopify/account/multipass/',
  request: objectSchema({
    email: nonEmptyString('missingEmail'),
    webUrl: nonEmptyString('missingWebUrl'),
    locale: localeSchema,
  }),
  response: v.object({ url: v.nullable(v.string()) }),
} as const satisfies ApiCall;
