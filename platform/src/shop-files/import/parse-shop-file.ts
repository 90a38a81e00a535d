import { basename } from 'node:path';
import * as v from 'valibot';
import {
  choice,
  DecodeError,
  list,
  readOrTell,
  readValue,
  text,
} from '../../protocol/json/index.ts';
import {
  blogShape,
  type CatalogueDrafts,
  collectionShape,
  type DraftKind,
  type ImageDraft,
  menuShape,
  pageShape,
  redirectShape,
  sellingPlanGroupShape,
  shopShape,
} from '../../shopify/catalogue/index.ts';
import { type DeclaredDiscount, decodeDiscount } from '../../shopify/discounts/index.ts';
import type { MetafieldDefinition } from '../../shopify/provisioning/index.ts';
import { decodeShipping } from '../../shopify/shipping/index.ts';
import { readText } from './decode-text.ts';
import { type FindPicture, imageFromUrl } from './image-source.ts';
import type { ImportReport } from './import-report.ts';
import { chunksOf } from './limited-file.ts';
import { parseTranslationsCsv } from './parse-translations-csv.ts';
import { resolveRedirects } from './resolve-redirects.ts';

/** Sizes come from the platform's own file where it has one, else from the JSON. */
function findImage(
  draft: ImageDraft | null,
  path: string,
  find: FindPicture | undefined,
): ImageDraft | null {
  if (draft === null) return null;
  const found = imageFromUrl(draft.src, draft.altText, find);
  if (found === null) throw new DecodeError(`${path}.src must be a web address.`);
  return found.widthInPixels === null ? { ...draft, src: found.src } : found;
}

const collectionOf = (find?: FindPicture) => (value: unknown, path: string) => {
  const draft = readValue(collectionShape, value, path);
  return { ...draft, image: findImage(draft.image, `${path}.image`, find) };
};

const blogOf = (find?: FindPicture) => (value: unknown, path: string) => {
  const blog = readValue(blogShape, value, path);
  return {
    ...blog,
    articles: blog.articles.map((article, place) => ({
      ...article,
      image: findImage(article.image, `${path}.articles[${place}].image`, find),
    })),
  };
};

const definitionShape = v.object({
  owner: choice('product', 'variant'),
  namespace: text,
  key: text,
  name: text,
  type: text,
});

/** Content that one of the files beside a product CSV adds to a shop. */
export interface ShopFileContent {
  readonly drafts: CatalogueDrafts;
  readonly definitions?: readonly MetafieldDefinition[];
  readonly discounts?: readonly DeclaredDiscount[];
}

interface Reading {
  readonly find?: FindPicture | undefined;
  /** Tells a row that cannot be read; without it, such a row ends the reading. */
  readonly leaveOut?: ((message: string) => void) | undefined;
}

type ReadFile = (json: unknown, reading: Reading) => ShopFileContent;
type ReadRow<Row> = (value: unknown, path: string) => Row;

const rowOf =
  <Schema extends v.GenericSchema>(schema: Schema): ReadRow<v.InferOutput<Schema>> =>
  (value, path) =>
    readValue(schema, value, path);

/** Reads the rows of a file each for itself. */
function rowsOf<Row>(json: unknown, read: ReadRow<Row>, { leaveOut }: Reading): readonly Row[] {
  return readValue(list(v.unknown()), json).flatMap((value, place) =>
    readOrTell(() => read(value, `[${place}]`), leaveOut),
  );
}

const READERS: Readonly<Record<string, ReadFile>> = {
  'collections.json': (json, reading) => ({
    drafts: { collections: rowsOf(json, collectionOf(reading.find), reading) },
  }),
  'menus.json': (json, reading) => ({ drafts: { menus: rowsOf(json, rowOf(menuShape), reading) } }),
  'pages.json': (json, reading) => ({ drafts: { pages: rowsOf(json, rowOf(pageShape), reading) } }),
  'blogs.json': (json, reading) => ({
    drafts: { blogs: rowsOf(json, blogOf(reading.find), reading) },
  }),
  'shop.json': (json) => ({ drafts: { shop: readValue(shopShape, json) } }),
  'shipping.json': (json, { leaveOut }) => ({
    drafts: { shipping: decodeShipping(json, leaveOut) },
  }),
  'redirects.json': (json, reading) => ({
    drafts: { redirects: rowsOf(json, rowOf(redirectShape), reading) },
  }),
  'selling-plans.json': (json, reading) => ({
    drafts: { sellingPlanGroups: rowsOf(json, rowOf(sellingPlanGroupShape), reading) },
  }),
  'discounts.json': (json, reading) => ({
    drafts: {},
    discounts: rowsOf(Array.isArray(json) ? json : [json], decodeDiscount, reading),
  }),
  'metafield-definitions.json': (json, reading) => ({
    drafts: {},
    definitions: rowsOf(json, rowOf(definitionShape), reading),
  }),
};

const TRANSLATIONS_FILE = 'translations.csv';
export const SHOP_FILES: readonly string[] = [...Object.keys(READERS), TRANSLATIONS_FILE];

/** Tells the file that drafts of a kind come from. */
export function fileOfKind(kind: DraftKind): string {
  return kind === 'sellingPlanGroups' ? 'selling-plans.json' : `${kind}.json`;
}

/** Reads the content of a JSON file by the file's name, or throws a `DecodeError`. */
export function parseShopFile(name: string, json: unknown, reading: Reading = {}): ShopFileContent {
  const read = Object.hasOwn(READERS, name) ? READERS[name] : undefined;
  if (read !== undefined) return read(json, reading);
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
    const content = await readText(path, (message) => report.warn(0, message));
    const leaveOut = (message: string) => report.leaveOut(0, message);
    const json: unknown = JSON.parse(content);
    const { drafts, ...others } = parseShopFile(name, json, { find, leaveOut });
    if (drafts.redirects === undefined) return { drafts, ...others };
    const rows = drafts.redirects.map((redirect, place) => ({ ...redirect, line: place + 1 }));
    return { drafts: { redirects: resolveRedirects(rows, report) }, ...others };
  } catch (error) {
    if (!(error instanceof DecodeError) && !(error instanceof SyntaxError)) throw error;
    report.problem(0, error.message);
    return { drafts: {} };
  }
}
