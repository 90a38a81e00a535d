import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';

export const REFERENCES = join(import.meta.dirname, 'references');
const FILE = join(REFERENCES, 'renderer.json');
/** Shell whose rendering depends on nothing else of the machine; a browser with windows depends on font hinting. */
const HEADLESS_SHELL = /^HeadlessChrome\//;

/** npm run lab -- references */
export function isRecording(): boolean {
  return test.info().config.updateSnapshots !== 'none';
}

/** Tells whether the references were taken with this very browser; while recording, saves which one it is. */
export async function isReferenceRenderer(page: Page): Promise<boolean> {
  const own = await rendererOf(page);
  if (!isRecording()) return own === rendererOfReferences();
  const [product, platform] = own.split(' ');
  if (!HEADLESS_SHELL.test(own)) throw new Error(`Take references with the headless shell: ${own}`);
  writeFileSync(FILE, `${JSON.stringify({ product, platform }, null, 2)}\n`);
  return true;
}

/** Logs once per run which comparison is used where it is not that of pictures. */
export async function logComparison(page: Page): Promise<void> {
  if (await isReferenceRenderer(page)) return;
  const [own, references] = [await rendererOf(page), rendererOfReferences()];
  const why = `this is ${own}, the pictures are of ${references}`;
  process.stdout.write(`Screens are compared by geometry: ${why}.
`);
}

async function rendererOf(page: Page): Promise<string> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const version = await session?.send('Browser.getVersion');
  await session?.detach();
  return `${version?.product} ${process.platform}-${process.arch}`;
}

function rendererOfReferences(): string {
  const { product, platform } = JSON.parse(readFileSync(FILE, 'utf8'));
  return `${product} ${platform}`;
}
