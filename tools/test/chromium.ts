import { findChromium, HEADLESS_SHELL } from '@lokke/e2e/chromium';
import { canInstall, installOneOf } from './apt-get.ts';

/** Finds the browser of the browser tests, or installs it with apt-get where that is possible. */
export function ensureChromium(log: (line: string) => void): string {
  const found = findChromium();
  if (found !== null) return found;
  if (!canInstall()) {
    throw new Error(
      'The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium) or set ' +
        'CHROMIUM_PATH to the browser; the other tests run with: npm test -- --skip browser',
    );
  }
  log('Installing Chromium through apt-get …');
  // Older releases have no headless shell.
  if (!installOneOf(HEADLESS_SHELL, 'chromium'))
    throw new Error('apt-get could not install Chromium.');
  const installed = findChromium();
  if (installed === null) throw new Error('apt-get installed no Chromium that can be found.');
  return installed;
}
