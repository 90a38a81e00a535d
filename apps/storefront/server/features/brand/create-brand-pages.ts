import { type Brand, brandStyles, brandTextsOf, sellerOf, versionOf } from '@lokke/brand';
import type {
  BrandIdentity,
  GuaranteeNotice,
  PageBrand,
  PageLaw,
  ResponsiblePerson,
} from '@lokke/contract/ports';
import { guaranteeYearsOf, isDuty } from '@lokke/domain/law';
import { type Market, responsibleRegionOf } from '@lokke/domain/markets';

export interface BrandPages {
  /** Address and text of the brand's style sheet. */
  readonly styles: readonly [href: string, text: string];
  readonly pageBrandOf: (market: Market) => PageBrand;
  readonly identityOf: (market: Market) => BrandIdentity;
  /** Parts that the law of the market asks for today. */
  readonly lawOf: (market: Market) => PageLaw;
  /** Facts that texts of the content name in braces. */
  readonly factsOf: (market: Market) => Readonly<Record<string, string>>;
}

export const STYLES_PATH = 'styles.css';

/** The address of a file of the brand; it changes with the content. */
function hrefIn({ files }: Pick<Brand, 'files'>): (path: string) => string {
  return (path) => `/brand/${path}?v=${files.get(path)?.version ?? ''}`;
}

/** The brand as pages show it, made once. */
export function createBrandPages(
  brand: Brand,
  { isZoomable = false, now = () => new Date() } = {},
): BrandPages {
  const hrefOf = hrefIn(brand);
  const { mark, preview } = brand;
  const styles = stylesOf(brand);
  const common = {
    markText: 'text' in mark ? mark.text : null,
    stylesHref: `/brand/${STYLES_PATH}?v=${versionOf(styles)}`,
    faviconHref: hrefOf(brand.favicon),
    fontHrefs: brand.fonts.map(({ file }) => hrefOf(file)),
    ranges: brand.ranges.map(({ handle }) => handle),
    scenes: brand.ranges.filter(({ scene }) => scene).map(({ handle }) => handle),
    capabilities: brand.capabilities,
    style: brand.style,
  };
  const pageBrands = new Map<string, PageBrand>();
  return {
    styles: [common.stylesHref, styles],
    pageBrandOf(market) {
      const { languageTag } = market;
      const pageBrand = pageBrands.get(languageTag) ?? {
        ...common,
        ...brandTextsOf(brand, market),
      };
      pageBrands.set(languageTag, pageBrand);
      return pageBrand;
    },
    identityOf(market) {
      const seller = sellerOf(brand, market.locale, market.language);
      return {
        previewHref: hrefOf(preview.file),
        previewWidthInPx: preview.widthInPx,
        previewHeightInPx: preview.heightInPx,
        logoHref: hrefOf('svg' in mark ? mark.svg : brand.favicon),
        legalName: seller.name,
        address: seller.address,
        registration: seller.registration,
        email: seller.email,
        sameAs: brand.social,
        responsible: responsibleFor(brand, market),
      };
    },
    lawOf: (market) => ({
      guarantee: isDuty('guaranteeNotice', market, now()) ? guaranteeOf(brand, market) : null,
      asksConsentFirst: isDuty('consentFirst', market, now()),
      honoursOptOutSignal: isDuty('optOutSignal', market, now()),
      registers: brand.registers[market.countryCode] ?? [],
    }),
    factsOf: (market) => ({
      ...(isZoomable ? {} : { fixedZoom: '' }),
      ...sellerFacts(brand, market),
    }),
  };
}

/** Facts that texts of the content name in braces; a paragraph about one that is missing is left out. */
export function sellerFacts(brand: Brand, market: Market): Readonly<Record<string, string>> {
  const { name, registration, ...others } = sellerOf(brand, market.locale, market.language);
  const facts = { brand: brand.name, company: name, register: registration, ...others };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([fact, value]) => (value === undefined ? [] : [[fact, value]])),
  );
}

function responsibleFor({ responsible }: Brand, market: Market): ResponsiblePerson | null {
  const region = responsibleRegionOf(market);
  const person = responsible[region];
  return person === undefined ? null : { region, ...person };
}

function guaranteeOf(brand: Brand, market: Market): GuaranteeNotice {
  const { notices, commercial } = brand.guarantee;
  const notice = notices[market.language];
  return {
    picture: notice
      ? {
          href: hrefIn(brand)(notice.file),
          widthInPx: notice.widthInPx,
          heightInPx: notice.heightInPx,
        }
      : null,
    years: guaranteeYearsOf(market),
    commercial: commercial[market.language] ?? null,
  };
}

/** The style sheet that goes before the shop's own, whose rules win where both set a token. */
export function stylesOf(brand: Brand): string {
  return `@layer tokens,reset,base,ui;@layer tokens{${brandStyles(brand, hrefIn(brand))}}`;
}
