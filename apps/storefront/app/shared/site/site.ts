import { NO_BRAND, type PageBrand } from '@lokke/contract/ports';
import { type ComponentType, createContext, useContext } from 'react';

export interface PageMeta {
  readonly title: string;
  readonly description: string | null;
  /** Absolute URL; default: the shop's picture. */
  readonly pictureUrl: string | null;
  /** Null: noindex. */
  readonly canonicalUrl: string | null;
}

export interface Site {
  /** Origin such as `https://shop.example`. */
  readonly origin: string;
  /** Server-only meta tags for crawlers. */
  readonly SeoMeta: ComponentType<PageMeta> | null;
  readonly brand: PageBrand;
  /** Lets people zoom in on a phone. */
  readonly isZoomable: boolean;
  /** The build that made the page, with its data format (contract/data-format). */
  readonly build: string;
}

export const SiteContext = createContext<Site>({
  origin: '',
  SeoMeta: null,
  brand: NO_BRAND,
  isZoomable: false,
  build: '',
});

export function useSite(): Site {
  return useContext(SiteContext);
}

export function useBrand(): PageBrand {
  return useSite().brand;
}
