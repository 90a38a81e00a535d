import type { PlatformContext } from '../../protocol/index.ts';
import type { Attempt } from '../../shopify/customers/index.ts';

/** An error with Firebase Auth's own message and status. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly status: 400 | 401 | 403;

  constructor(message: string, status: 400 | 401 | 403 = 400) {
    super(message);
    this.status = status;
  }
}

export function errorBody(message: string, status: number) {
  return {
    error: {
      code: status,
      message,
      errors: [{ message, reason: 'invalid', domain: 'global' }],
    },
  };
}

export interface IdentityCall {
  readonly context: PlatformContext;
  readonly body: Readonly<Record<string, unknown>>;
  readonly apiKey: string;
  readonly language: string | null;
  readonly isAdmin: boolean;
}

export type HandleIdentityCall = (call: IdentityCall) => Promise<object>;

/** A text of the body; empty where there is none. */
export function textIn({ body }: Pick<IdentityCall, 'body'>, name: string): string {
  const value = body[name];
  return typeof value === 'string' ? value : '';
}

export function requiredText(
  call: Pick<IdentityCall, 'body'>,
  name: string,
  message: string,
): string {
  const text = textIn(call, name);
  if (text === '') throw new IdentityError(message);
  return text;
}

/** A sign-in with a password, from wherever: the storefront, the only caller, limits by network. */
export function attemptOf(email: string): Attempt {
  return { limit: 'loginOfAccount', shop: 'identity', by: email };
}
