import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Brand, brandStyles } from '@lokke/brand';

/** An entry of Vite's manifest. */
export interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

export interface MeasuredFile {
  /** Name without the hash of its content, so that builds can be compared. */
  readonly name: string;
  readonly sizeInBytes: number;
}

export interface ClientBuild {
  readonly manifest: Manifest;
  /** The router's list of routes, a script of its own. */
  readonly routeList: string;
  readonly read: (file: string) => Uint8Array;
  /** The brand's style sheet and fonts, which the server adds. */
  readonly brandStyles: string;
  readonly fonts: readonly MeasuredFile[];
}

export function openClientBuild(folder: string, brand: Brand): ClientBuild {
  const read = (file: string) => readFileSync(join(folder, file));
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json').toString('utf8'));
  const routeList = readdirSync(join(folder, 'assets')).find((name) =>
    /^manifest-\w+\.js$/.test(name),
  );
  if (routeList === undefined) throw new Error(`${folder} has no list of routes.`);
  return {
    manifest,
    routeList: `assets/${routeList}`,
    read,
    brandStyles: brandStyles(brand, (path) => `/brand/${path}`),
    fonts: brand.fonts.map(({ file }) => ({
      name: file,
      sizeInBytes: brand.files.get(file)?.content.byteLength ?? 0,
    })),
  };
}

/** A manifest's key by the source file that it begins with; the router adds a query to its routes. */
export function keyOf(manifest: Manifest, source: string): string {
  const key = Object.keys(manifest).find(
    (known) => known === source || known.startsWith(`${source}?`) || known.endsWith(`/${source}`),
  );
  if (key === undefined) throw new Error(`The build has no ${source}.`);
  return key;
}

/** Returns entries with their static imports, without dynamic ones. */
export function withImports(manifest: Manifest, keys: readonly string[]): readonly ManifestEntry[] {
  const seen = new Set(keys);
  for (const key of seen) for (const imported of manifest[key]?.imports ?? []) seen.add(imported);
  return [...seen].flatMap((key) => manifest[key] ?? []);
}
