import { shapeOf } from './brand-file.ts';
import type { Brand } from './read-brand.ts';
import type { Font } from './schema.ts';

/** Returns the address of a file of the brand: `/brand/favicon.svg?v=0a1b2c3d4e`. */
export type FileHref = (path: string) => string;

/** The brand as a style sheet: faces, and tokens as custom properties. */
export function brandStyles(brand: Brand, hrefOf: FileHref): string {
  const { tokens, ranges, backdrops, mark, style } = brand;
  const images = Object.entries({
    ...('svg' in mark && { wordmark: mark.svg }),
    'backdrop-account': backdrops.account,
    'backdrop-error': backdrops.error,
    'backdrop-empty': backdrops.empty,
  }).flatMap(([name, path]) =>
    path === undefined ? [] : [[name, `url("${hrefOf(path)}")`] as const],
  );
  const root = [
    // Empty lists have a picture where the brand has one, and no block of colour elsewhere.
    ...(backdrops.empty === undefined ? [['empty-picture', 'none'] as const] : []),
    ...Object.entries(tokens.colours),
    ...Object.entries(tokens.type),
    ...Object.entries(tokens.shape),
    ...Object.entries(tokens.motion),
    // Teeth without a gap are a whole bar.
    ['tooth-gap', style.ornament === 'comb' ? '5px' : '0px'] as const,
    ...images,
    ...('svg' in mark ? [['wordmark-shape', shapeOfMark(brand, mark.svg)] as const] : []),
  ];
  const rules = [
    rule(':root', root),
    ...ranges.map(({ handle, wash, tint, deep }) =>
      rule(`[data-range="${handle}"]`, [
        ['range-wash', wash],
        ['range-tint', tint],
        ['range-deep', deep],
      ]),
    ),
    `@media (prefers-contrast:more){${rule(':root', Object.entries(tokens.coloursWithMoreContrast))}}`,
  ];
  return `${brand.fonts.map((font) => faces(font, hrefOf)).join('')}${rules.join('')}`;
}

function shapeOfMark({ files }: Brand, path: string): string {
  return shapeOf(files.get(path)?.content.toString('utf8') ?? '') ?? '1 / 1';
}

function rule(selector: string, properties: readonly (readonly [string, string])[]): string {
  return `${selector}{${properties.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
}

function faces({ family, file, weight, fallbacks }: Font, hrefOf: FileHref): string {
  const own = face(family, [
    `src:url("${hrefOf(file)}") format("woff2")`,
    `font-weight:${weight}`,
    'font-display:swap',
  ]);
  const stands = fallbacks.map((fallback) =>
    face(fallback.family, [
      `src:${fallback.local.map((name) => `local(${quote(name)})`).join(',')}`,
      `size-adjust:${fallback.sizeAdjust}`,
      `ascent-override:${fallback.ascentOverride}`,
      `descent-override:${fallback.descentOverride}`,
      `line-gap-override:${fallback.lineGapOverride}`,
    ]),
  );
  return [own, ...stands].join('');
}

function face(family: string, descriptors: readonly string[]): string {
  return `@font-face{font-family:${quote(family)};${descriptors.join(';')}}`;
}

function quote(name: string): string {
  return `"${name.replaceAll(/["\\\n]/g, '')}"`;
}
