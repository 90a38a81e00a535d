import { readCatalogue } from '../generator/source.ts';
import { exportedAsset } from './asset.ts';
import { exportedType, PRODUCT_TYPES } from './content-types.ts';
import { exportedEntry } from './entry.ts';
import { homeEntries } from './home-entries.ts';
import { CONTENT_LOCALES, DEFAULT_LOCALE } from './locales.ts';
import { marketEntries } from './market-entries.ts';
import { menuEntries } from './menu-entries.ts';
import { MODULE_TYPES } from './module-types.ts';
import { pageEntries } from './page-entries.ts';
import { PAGE_TYPES } from './page-types.ts';
import { PICTURES } from './pictures.ts';
import { productEntries } from './product-entries.ts';
import { promoEntries } from './promo-entries.ts';

/** The demo's content as Contentful's export tool writes it, so that the same file fills a real space. */
export function contentFile(): string {
  const catalogue = readCatalogue();
  const entries = [
    ...productEntries(catalogue),
    ...homeEntries(catalogue),
    ...pageEntries(),
    ...marketEntries(),
    ...menuEntries(catalogue),
    ...promoEntries(),
  ];
  const file = {
    contentTypes: [...PRODUCT_TYPES, ...PAGE_TYPES, ...MODULE_TYPES].map(exportedType),
    tags: [],
    editorInterfaces: [],
    entries: entries.map(exportedEntry),
    assets: PICTURES.map(exportedAsset),
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
