import { readFileSync } from 'node:fs';
import { respell } from './spelling.ts';
import type { DemoLanguage } from './texts/index.ts';

export interface SourceVariant {
  readonly title: string;
  readonly sizeMl: number | null;
  readonly priceEur: number;
  readonly sku: string;
}

export interface SourceProduct {
  readonly handle: string;
  readonly range: string | null;
  readonly productType: string;
  readonly keyIngredients: readonly string[];
  readonly specs: readonly { readonly type: string; readonly value: string }[];
  readonly variants: readonly SourceVariant[];
  readonly tags: readonly string[];
  readonly rating: { readonly average: number; readonly count: number } | null;
  readonly soldQuantity: number;
  readonly images: {
    readonly main: string;
    readonly texture: string | null;
    readonly scene: string | null;
  };
}

export interface SourceBundle {
  readonly handle: string;
  readonly range: string;
  readonly products: readonly string[];
  readonly tags: readonly string[];
  readonly images: { readonly main: string; readonly texture: string };
}

export interface SourceRange {
  readonly handle: string;
  readonly title: string;
  readonly images: { readonly scene: string; readonly routine: string; readonly strands: string };
}

export interface Catalogue {
  readonly ranges: readonly SourceRange[];
  readonly products: readonly SourceProduct[];
  readonly bundles: readonly SourceBundle[];
}

export interface ProductCopy {
  readonly title: string;
  readonly promise: string;
  readonly howToUse?: string;
  readonly description: string;
  readonly alt: string;
}

export interface Copy {
  readonly ranges: Readonly<Record<string, { readonly subject: string; readonly intro: string }>>;
  readonly ingredients: Readonly<Record<string, string>>;
  readonly products: Readonly<Record<string, ProductCopy>>;
  readonly bundles: Readonly<Record<string, ProductCopy>>;
}

const SOURCE = new URL('../source/', import.meta.url);

export function readCatalogue(): Catalogue {
  const catalogue: Catalogue = JSON.parse(readFileSync(new URL('catalogue.json', SOURCE), 'utf8'));
  return catalogue;
}

export function readCopy(language: DemoLanguage, spelling: 'british' | 'american'): Copy {
  const copy: Copy = JSON.parse(readFileSync(new URL(`copy/${language}.json`, SOURCE), 'utf8'));
  if (spelling === 'british') return copy;
  return {
    ...respell(copy),
    ingredients: respellValues(copy.ingredients),
    products: respellValues(copy.products),
    bundles: respellValues(copy.bundles),
  };
}

/** The keys are handles and vocabulary: they stay as they are. */
function respellValues<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, respell(value)]));
}

/** A text that must be there: a gap in the source stops the generation with its name. */
export function need<T>(record: Readonly<Record<string, T>>, key: string, what: string): T {
  const value = record[key];
  if (value === undefined) throw new Error(`The demo source has no ${what} "${key}"`);
  return value;
}
