import { data, isRouteErrorResponse } from 'react-router';

/**
 * Awaits what the server says of a form. Without an answer, offline or from a broken proxy, the page keeps its form and
 * what was typed, and says so: an error page would take both away.
 */
export async function awaitReply<Reply, Unanswered>(
  send: () => Promise<Reply>,
  unanswered: () => Unanswered,
) {
  try {
    return await send();
  } catch (thrown) {
    if (thrown instanceof Response || isRouteErrorResponse(thrown)) throw thrown;
    // Keeps the router from loading the page's data anew, which would wait for the network.
    return data(unanswered(), { status: 502 });
  }
}
