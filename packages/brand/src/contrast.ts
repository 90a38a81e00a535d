import type { Range } from './schema.ts';
import type { Colour, Colours } from './tokens.ts';

const GROUNDS: readonly Colour[] = ['paper', 'white', 'mist', 'range-wash'];

/** Text colours with the grounds they stand on (WCAG 2.2, 1.4.3). */
export const TEXT_PAIRS: Readonly<Partial<Record<Colour, readonly Colour[]>>> = {
  ink: [...GROUNDS, 'range-tint', 'stage', 'error-wash', 'success-wash'],
  stone: GROUNDS,
  accent: ['paper', 'white'],
  error: [...GROUNDS, 'error-wash'],
  success: ['paper', 'success-wash'],
  paper: ['ink', 'ink-hover', 'range-deep'],
  white: ['ink', 'ink-hover', 'range-deep'],
  'on-action': ['action', 'action-hover'],
  // Ink alone is text on a tint.
  'range-deep': ['paper', 'range-wash'],
  'range-on-deep': ['range-deep'],
};
/** Borders of controls and ticks of a ruler (1.4.11). */
export const SHAPE_PAIRS: Readonly<Partial<Record<Colour, readonly Colour[]>>> = {
  'line-strong': ['paper', 'white', 'mist'],
  action: ['paper'],
};

export const TEXT_CONTRAST = 4.5;
export const SHAPE_CONTRAST = 3;

export interface ColourSet {
  /** Place where these colours are used: "tokens.json: colours". */
  readonly place: string;
  readonly colours: Colours;
}

/** A sentence for each pair that cannot be told apart well enough. */
export function contrastProblems({ place, colours }: ColourSet): readonly string[] {
  return [
    ...failing(place, colours, TEXT_PAIRS, TEXT_CONTRAST),
    ...failing(place, colours, SHAPE_PAIRS, SHAPE_CONTRAST),
  ];
}

/** The colours within the pages of a range. */
export function coloursOfRange(colours: Colours, { wash, tint, deep }: Range): Colours {
  return { ...colours, 'range-wash': wash, 'range-tint': tint, 'range-deep': deep };
}

type Pairs = typeof TEXT_PAIRS;

function failing(place: string, colours: Colours, pairs: Pairs, least: number): readonly string[] {
  const names = Object.keys(pairs).filter((name) => isColour(name, colours));
  return names.flatMap((name) =>
    (pairs[name] ?? []).flatMap((ground) => {
      const contrast = contrastOf(colours[name], colours[ground]);
      if (contrast >= least) return [];
      const floored = (Math.floor(contrast * 100) / 100).toFixed(2);
      return `${place}: "${name}" (${colours[name]}) on "${ground}" (${colours[ground]}) has a contrast of ${floored}; it needs ${least}.`;
    }),
  );
}

function isColour(name: string, colours: Colours): name is Colour {
  return Object.hasOwn(colours, name);
}

/** Contrast ratio of two colours of six digits, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
