import type { Market, ShopKey } from '@lokke/domain/markets';

/** A market's outline in an equal-area projection. */
export interface OutlineMap {
  readonly width: number;
  readonly height: number;
  readonly projection: Projection;
  readonly path: string;
  /** Neighbouring countries. */
  readonly context?: string;
  /** Inner borders. */
  readonly inner?: string;
  readonly water?: string;
}

export interface Projection {
  readonly parallels: readonly number[];
  readonly lon0: number;
  readonly scale: number;
  readonly translate: readonly number[];
}

export interface OutlineFile {
  /** Known before the outline is loaded, to reserve its space. */
  readonly width: number;
  readonly height: number;
  readonly load: () => Promise<OutlineMap>;
}

const FILES: Readonly<Partial<Record<ShopKey, OutlineFile>>> = {
  nl: { width: 720, height: 850, load: async () => (await import('./maps/nl.json')).default },
  be: { width: 720, height: 600, load: async () => (await import('./maps/be.json')).default },
  fr: { width: 720, height: 685, load: async () => (await import('./maps/fr.json')).default },
  de: { width: 720, height: 960, load: async () => (await import('./maps/de.json')).default },
  uk: { width: 504, height: 960, load: async () => (await import('./maps/gb.json')).default },
  ni: { width: 720, height: 588, load: async () => (await import('./maps/ni.json')).default },
  ie: { width: 683, height: 960, load: async () => (await import('./maps/ie.json')).default },
  es: { width: 720, height: 568, load: async () => (await import('./maps/es.json')).default },
  no: { width: 720, height: 833, load: async () => (await import('./maps/no.json')).default },
  se: { width: 480, height: 960, load: async () => (await import('./maps/se.json')).default },
  us: { width: 720, height: 480, load: async () => (await import('./maps/us.json')).default },
};

/** Null where nobody has drawn the market: its salons are listed all the same. */
export function outlineOf({ shop }: Market): OutlineFile | null {
  return FILES[shop] ?? null;
}
