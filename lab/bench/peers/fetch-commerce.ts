import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../benchmark.ts';

const REPOSITORY = 'https://github.com/vercel/commerce';
/** Of 19 March 2025, with Next.js 15.3.0-canary.13. The upgrade after it does not show what was added to the cart (vercel/commerce#1514). */
const COMMIT = 'fa1306916c652ea5f820d5b400087bece13460fd';
/** Reads its lock file. */
const PNPM = 'pnpm@10.34.8';
/** Its own settings with the platform's pictures, and no partial prerendering: its product page fails with it (vercel/commerce#1462). */
const CONFIG = `import own from './next.config.ts';
const { experimental, images } = own;
const { port } = new URL(process.env.PLATFORM_URL);
const remotePatterns = [...images.remotePatterns, { protocol: 'http', hostname: 'localhost', port }];
export default {
  ...own,
  experimental: { ...experimental, ppr: false },
  images: { ...images, remotePatterns },
};
`;

/** Next.js Commerce, its files unchanged, with its packages, kept for the next run; null where it cannot be fetched. */
export function fetchCommerce(log: Log): string | null {
  const folder = join(tmpdir(), `lokke-commerce-${COMMIT.slice(0, 9)}`);
  // Written when all else is there.
  const config = join(folder, 'next.config.mjs');
  if (existsSync(config)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const run = (command: string, ...args: readonly string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  log(`  fetching ${REPOSITORY} at ${COMMIT} and its packages …`);
  try {
    run('git', 'init', '--quiet');
    run('git', 'fetch', '--quiet', '--depth=1', REPOSITORY, COMMIT);
    run('git', 'checkout', '--quiet', 'FETCH_HEAD');
    run('npx', '--yes', PNPM, 'install', '--frozen-lockfile', '--ignore-scripts');
  } catch (error) {
    log(`  Next.js Commerce could not be fetched: ${String(error)}`);
    return null;
  }
  writeFileSync(config, CONFIG);
  return folder;
}
