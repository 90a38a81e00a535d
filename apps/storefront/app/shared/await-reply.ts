import type { ApiErrorCode } from '@lokke/contract/errors';
import { data, isRouteErrorResponse } from 'react-router';
import { PATIENCE_IN_MS } from './call-options.ts';

/** Why a form has no answer. */
export type Unanswered = Extract<ApiErrorCode, 'platformFailed' | 'tooManyRequests'>;

interface Waits {
  /** False where a slow network may take long to send the form alone. */
  readonly isLimited?: boolean;
}

/**
 * Awaits what the server says of a form. Without an answer in time, offline, of a broken proxy or of a server that
 * turns visitors away, the page keeps its form and what was typed, and says so: an error page would take both away.
 */
export async function awaitReply<Reply, Instead>(
  send: () => Promise<Reply>,
  instead: (reason: Unanswered) => Instead,
  { isLimited = true }: Waits = {},
) {
  try {
    const reply = send();
    return await (isLimited ? inTime(reply) : reply);
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    if (isRouteErrorResponse(thrown) && !isNotNow(thrown.status)) throw thrown;
    const isBusy = isRouteErrorResponse(thrown) && thrown.status === 429;
    // Keeps the router from loading the page's data anew, which would wait for the network.
    return data(instead(isBusy ? 'tooManyRequests' : 'platformFailed'), { status: 502 });
  }
}

/** Tells answers that may be another in a moment; 408 is of a proxy that waited in vain. */
function isNotNow(status: number): boolean {
  return status >= 500 || status === 429 || status === 408;
}

async function inTime<Reply>(reply: Promise<Reply>): Promise<Reply> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), PATIENCE_IN_MS);
  });
  return Promise.race([reply, limit]).finally(() => clearTimeout(timer));
}
