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

export interface Comparison {
  /** Places and sizes: where text is as wide as in the references, or rows break elsewhere. */
  readonly hasGeometry: boolean;
  /** Every point: where the references were taken with this very browser. */
  readonly hasPictures: boolean;
}

/** Tells how screens can be compared in this browser; while recording, saves which one it is. */
export async function comparisonIn(page: Page): Promise<Comparison> {
  const own = await rendererOf(page);
  const hasGeometry = HEADLESS_SHELL.test(own);
  if (!isRecording()) return { hasGeometry, hasPictures: own === rendererOfReferences() };
  const [product, platform] = own.split(' ');
  if (!hasGeometry) throw new Error(`Take references with the headless shell: ${own}`);
  writeFileSync(FILE, `${JSON.stringify({ product, platform }, null, 2)}\n`);
  return { hasGeometry, hasPictures: true };
}

/** Logs once per run which comparison is used where it is not that of pictures. */
export async function logComparison(page: Page): Promise<void> {
  const { hasGeometry, hasPictures } = await comparisonIn(page);
  if (hasPictures) return;
  const [own, references] = [await rendererOf(page), rendererOfReferences()];
  const how = hasGeometry ? 'are compared by geometry' : 'are only looked through for cut text';
  process.stdout.write(`Screens ${how}: this is ${own}, the pictures are of ${references}.
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
