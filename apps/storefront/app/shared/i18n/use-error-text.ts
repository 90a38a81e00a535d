import { type ApiErrorCode, messageOf } from '@lokke/contract/errors';
import type { Message, Messages } from '@lokke/i18n';
import { useMessages } from './messages-provider.tsx';

export interface RefusalWords {
  readonly code: ApiErrorCode;
  /** The server's error field, where it said something of its own. */
  readonly message: string;
}

/**
 * Spec §8: the server's error field comes first. What it says is put into the visitor's language when
 * it is word for word a sentence that we have translated; anything else is shown as it came.
 */
export function errorText(messages: Messages, { code, message }: RefusalWords): string {
  const known: Readonly<Record<string, Message | undefined>> = messages;
  const translated = known[`refusal.${code}`];
  return message === messageOf(code) && typeof translated === 'string' ? translated : message;
}

export function useErrorText(): (refusal: RefusalWords) => string {
  const { messages } = useMessages();
  return (refusal) => errorText(messages, refusal);
}
