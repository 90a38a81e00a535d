import type { PlatformContext } from '../platform-context.ts';
import { IdentityRefusal } from './identity-refusal.ts';

export interface IdentityCall {
  readonly context: PlatformContext;
  readonly body: Readonly<Record<string, unknown>>;
  readonly apiKey: string;
  readonly language: string | null;
  readonly isAdmin: boolean;
}

export type AnswerIdentityCall = (call: IdentityCall) => Promise<object>;

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
  if (text === '') throw new IdentityRefusal(message);
  return text;
}
