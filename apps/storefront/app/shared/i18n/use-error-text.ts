import { type ApiErrorCode, messageOf } from '@lokke/contract/errors';
import type { Message, Messages } from '@lokke/i18n';
import { useMessages } from './messages-provider.tsx';

export interface ErrorDetails {
  readonly code: ApiErrorCode;
  /** The server's own text, if any. */
  readonly message: string;
}

/** The server's error field comes first (spec §8); known texts are translated, others shown as they are. */
export function errorText(messages: Messages, { code, message }: ErrorDetails): string {
  const known: Readonly<Record<string, Message | undefined>> = messages;
  const translated = known[`refusal.${code}`];
  return message === messageOf(code) && typeof translated === 'string' ? translated : message;
}

export function useErrorText(): (error: ErrorDetails) => string {
  const { messages } = useMessages();
  return (error) => errorText(messages, error);
}
