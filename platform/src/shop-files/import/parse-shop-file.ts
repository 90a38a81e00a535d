import { basename } from 'node:path';
import { DecodeError } from '../../protocol/json/index.ts';
import type { CatalogueDrafts } from '../../shopify/catalogue/index.ts';
import { type DeclaredDiscount, discountsFile } from '../../shopify/discounts/index.ts';
import type { MetafieldDefinition } from '../../shopify/provisioning/index.ts';
import type { FindPicture } from './image-source.ts';
import type { ImportReport } from './import-report.ts';
import { chunksOf, readLimited } from './limited-file.ts';
import { parseTranslationsCsv } from './parse-translations-csv.ts';
import { resolveRedirects } from './resolve-redirects.ts';
import {
  blogsFile,
  collectionsFile,
  definitionsFile,
  menusFile,
  pagesFile,
  redirectsFile,
  sellingPlansFile,
  shopFile,
} from './shop-file-shapes.ts';

/** Content that one of the files beside a product CSV adds to a shop. */
export interface ShopFileContent {
  readonly drafts: CatalogueDrafts;
  readonly definitions?: readonly MetafieldDefinition[];
  readonly discounts?: readonly DeclaredDiscount[];
}

type ReadFile = (json: unknown, find?: FindPicture) => ShopFileContent;

const READERS: Readonly<Record<string, ReadFile>> = {
  'collections.json': (json, find) => ({
    drafts: { collections: collectionsFile(find)(json, '') },
  }),
  'menus.json': (json) => ({ drafts: { menus: menusFile(json, '') } }),
  'pages.json': (json) => ({ drafts: { pages: pagesFile(json, '') } }),
  'blogs.json': (json, find) => ({ drafts: { blogs: blogsFile(find)(json, '') } }),
  'shop.json': (json) => ({ drafts: { shop: shopFile(json, '') } }),
  'redirects.json': (json) => ({ drafts: { redirects: redirectsFile(json, '') } }),
  'selling-plans.json': (json) => ({ drafts: { sellingPlanGroups: sellingPlansFile(json, '') } }),
  'discounts.json': (json) => ({ drafts: {}, discounts: discountsFile(json, '') }),
  'metafield-definitions.json': (json) => ({ drafts: {}, definitions: definitionsFile(json, '') }),
};

const TRANSLATIONS_FILE = 'translations.csv';
export const SHOP_FILES: readonly string[] = [...Object.keys(READERS), TRANSLATIONS_FILE];

/** Reads the content of a JSON file by the file's name, or throws a `DecodeError`. */
export function parseShopFile(name: string, json: unknown, find?: FindPicture): ShopFileContent {
  const read = Object.hasOwn(READERS, name) ? READERS[name] : undefined;
  if (read !== undefined) return read(json, find);
  throw new DecodeError(`It is not one of ${SHOP_FILES.join(', ')}.`);
}

/** Reads a file that is known by its name, such as `collections.json`. */
export async function readShopFile(
  path: string,
  report: ImportReport,
  find?: FindPicture,
): Promise<ShopFileContent> {
  const name = basename(path);
  if (name === TRANSLATIONS_FILE) {
    return { drafts: { translations: await parseTranslationsCsv(chunksOf(path), report) } };
  }
  try {
    const content = (await readLimited(path)).toString('utf8');
    const { drafts, ...others } = parseShopFile(
      name,
      JSON.parse(content.replace(/^\uFEFF/, '')),
      find,
    );
    if (drafts.redirects === undefined) return { drafts, ...others };
    const rows = drafts.redirects.map((redirect, place) => ({ ...redirect, line: place + 1 }));
    return { drafts: { redirects: resolveRedirects(rows, report) }, ...others };
  } catch (error) {
    if (!(error instanceof DecodeError) && !(error instanceof SyntaxError)) throw error;
    report.problem(0, `${name}: ${error.message}`);
    return { drafts: {} };
  }
}
