interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** Cacheable pages where most visits go next. */
const LIKELY_NEXT = /^\/(?:$|shop(?:$|[?/])|range\/|products\/|routine(?:$|[?/]))/;

export function isPublicPage(path: string): boolean {
  return LIKELY_NEXT.test(path);
}

/** Allows prefetching on hover; not with data saving on. */
export function shouldPrefetch(path: string, connection = navigator.connection): boolean {
  const { saveData = false, effectiveType = '' } = connection ?? {};
  return isPublicPage(path) && !saveData && !effectiveType.endsWith('2g');
}
