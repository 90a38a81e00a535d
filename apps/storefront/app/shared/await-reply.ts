import { isRouteErrorResponse } from 'react-router';

/**
 * Awaits what the server says of a form. Without an answer, offline or from a broken proxy, the page keeps its form and
 * what was typed, and says so: an error page would take both away.
 */
export async function awaitReply<Reply, Unanswered>(
  send: () => Promise<Reply>,
  unanswered: () => Unanswered,
): Promise<Reply | Unanswered> {
  try {
    return await send();
  } catch (thrown) {
    if (thrown instanceof Response || isRouteErrorResponse(thrown)) throw thrown;
    return unanswered();
  }
}
