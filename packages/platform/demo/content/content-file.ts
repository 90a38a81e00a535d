import { readCatalogue } from '../generator/source.ts';
import { CONTENT_TYPES, exportedType } from './content-types.ts';
import { exportedEntry } from './entry.ts';
import { CONTENT_LOCALES, DEFAULT_LOCALE } from './locales.ts';
import { productEntries } from './product-entries.ts';

/** The demo's content as Contentful's export tool writes it, so that the same file fills a real space. */
export function contentFile(): string {
  const file = {
    contentTypes: CONTENT_TYPES.map(exportedType),
    tags: [],
    editorInterfaces: [],
    entries: productEntries(readCatalogue()).map(exportedEntry),
    assets: [],
    locales: CONTENT_LOCALES.map(({ code, name, fallbackCode }) => ({
      sys: { id: `locale-${code}`, type: 'Locale', version: 1 },
      name,
      code,
      fallbackCode,
      default: code === DEFAULT_LOCALE,
      contentManagementApi: true,
      contentDeliveryApi: true,
      optional: code !== DEFAULT_LOCALE,
    })),
    webhooks: [],
    roles: [],
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}
