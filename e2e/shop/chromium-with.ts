import type { LaunchOptions } from '@playwright/test';
import { findChromium } from './find-chromium.ts';

/** What a root user in a container needs, and nothing that talks to the world outside. */
const USUAL = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How the browser is started, with what a test wants otherwise. */
export function chromiumWith(...args: readonly string[]): LaunchOptions {
  return { executablePath: findChromium() ?? 'chromium', args: [...USUAL, ...args] };
}
