interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Home, lists and products: the same for everyone, at hand on the server, and where most visits go on. */
const LIKELY_NEXT = /^\/(?:$|shop(?:$|[?/])|range\/|products\/|routine(?:$|[?/]))/;

/** Whether a page shows the same to everyone. */
export function isPublicPage(path: string): boolean {
  return LIKELY_NEXT.test(path);
}

/** Whether a page is fetched when a link to it is pointed at; who counts bytes fetches what is opened and nothing else. */
export function shouldPrefetch(path: string, connection = navigator.connection): boolean {
  const { saveData = false, effectiveType = '' } = connection ?? {};
  return isPublicPage(path) && !saveData && !effectiveType.endsWith('2g');
}
