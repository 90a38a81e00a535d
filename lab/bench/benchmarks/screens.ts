import type { BrowserContextOptions, CDPSession, Page } from '@playwright/test';

export interface Screen {
  readonly name: 'phone' | 'desktop' | 'slow line';
  readonly options: BrowserContextOptions;
  /** Factor by which scripts run slower than on this machine. */
  readonly slower: number;
  /** Milliseconds, and bytes a second. */
  readonly network: {
    readonly latency: number;
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  };
}

/** Lighthouse's phone: a quarter of this machine's speed, and slow 4G. */
export const PHONE = {
  name: 'phone',
  options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  slower: 4,
  network: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
} as const satisfies Screen;

/** Phone at the end of a bad line. */
export const SLOW_LINE = {
  name: 'slow line',
  options: PHONE.options,
  slower: 1,
  network: { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
} as const satisfies Screen;

/** Lighthouse's desktop. */
export const DESKTOP = {
  name: 'desktop',
  options: { viewport: { width: 1440, height: 900 } },
  slower: 1,
  network: { latency: 40, downloadThroughput: 10_240_000 / 8, uploadThroughput: 10_240_000 / 8 },
} as const satisfies Screen;

/** Slows a page down to the speed of the screen's visitors; turns on the session's `Network` events. */
export async function slowDown(page: Page, { slower, network }: Screen): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return session;
}
