import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { BrowserContext, LaunchOptions } from '@playwright/test';

// Debian's headless shell is the same engine without the windows of a browser, which cost a third of the run.
export const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Finds the browser, or returns null. @throws where CHROMIUM_PATH names what cannot be run */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!isExecutable(named)) throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`);
    return named;
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Flags that a root user in a container needs, and nothing that talks to the world outside. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns how the browser is started, with what a test adds. */
export function chromiumWith(...args: readonly string[]): LaunchOptions {
  return { executablePath: findChromium() ?? 'chromium', args: [...ARGUMENTS, ...args] };
}

/** Has the shop follow links as in browsers that make no pages ahead: Chromium does not while Playwright looks into it. */
export async function followLinksByRouter(context: BrowserContext): Promise<void> {
  // A text, as the tools that read this file know no types of browsers.
  await context.addInitScript("HTMLScriptElement.supports = (type) => type === 'module';");
}
