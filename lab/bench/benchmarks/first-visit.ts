import type { Browser } from '@playwright/test';

const VISIT_IN_MS = 10_000;

/** Moment at which a file of a first visit is asked for. */
type Moment = 'first paint' | 'start' | 'later';

export interface Transfer {
  readonly type: string;
  readonly url: string;
  readonly bytes: number;
  readonly moment: Moment;
}

/** Lists the files that a phone fetches in the first ten seconds of a visit, without touching the page. */
export async function firstVisit(browser: Browser, url: string): Promise<readonly Transfer[]> {
  await using context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const responses = new Map<string, { readonly type: string; readonly url: string }>();
  const finished: { readonly requestId: string; readonly bytes: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    responses.set(requestId, { type, url: response.url }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) =>
    finished.push({ requestId, bytes }),
  );
  await session.send('Network.enable');
  const html = (await (await page.goto(url))?.text()) ?? '';
  await page.waitForTimeout(VISIT_IN_MS);
  return finished.flatMap(({ requestId, bytes }) => {
    const response = responses.get(requestId);
    if (response === undefined) return [];
    return [{ ...response, bytes, moment: momentOf(response.url, html) }];
  });
}

/** Finds the moment: a page names the files of its first view and those that it starts with; scripts ask for the rest. */
function momentOf(url: string, html: string): Moment {
  const { pathname } = new URL(url);
  const started = /data-files="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  if (started.includes(pathname) || html.includes(`import "${pathname}"`)) return 'start';
  if (html.includes(`import("${pathname}")`)) return 'start';
  if (pathname.endsWith('.js')) return 'later';
  return html.includes(`href="${pathname}`) || pathname.endsWith('.woff2')
    ? 'first paint'
    : 'later';
}
