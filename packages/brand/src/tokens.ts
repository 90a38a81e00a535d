import * as v from 'valibot';
import { ColourSchema, CssValueSchema } from './values.ts';

const COLOURS = [
  'paper',
  'mist',
  'white',
  'line',
  'line-strong',
  'stone',
  'ink',
  'ink-hover',
  'action',
  'action-hover',
  'on-action',
  'accent',
  'stage',
  'error',
  'error-wash',
  'success',
  'success-wash',
  'range-wash',
  'range-tint',
  'range-deep',
  'range-on-deep',
] as const;

export type Colour = (typeof COLOURS)[number];

const TYPE = [
  'font-display',
  'font-sans',
  'text-display-1',
  'text-display-2',
  'text-display-3',
  'text-h3',
  'text-body',
  'text-small',
  'text-micro',
  'leading-display',
  'leading-display-2',
  'leading-h3',
  'leading-body',
  'tracking-display',
  'weight-display',
  'weight-body',
  'weight-strong',
  'weight-micro',
  'measure',
] as const;
const SHAPE = [
  'radius-control',
  'radius-image',
  'radius-round',
  'shadow-overlay',
  'scrim',
] as const;
const MOTION = ['ease', 'dur-press', 'dur-hover', 'dur-drawer', 'dur-morph', 'dur-tooth'] as const;

/** `tokens.json`: each name is a CSS custom property. */
export const TokensSchema = v.strictObject({
  colours: v.strictObject(v.entriesFromList(COLOURS, ColourSchema)),
  /** Colours for visitors who ask for more contrast. */
  coloursWithMoreContrast: v.record(v.picklist(COLOURS, 'is no colour'), ColourSchema),
  type: v.strictObject(v.entriesFromList(TYPE, CssValueSchema)),
  shape: v.strictObject(v.entriesFromList(SHAPE, CssValueSchema)),
  motion: v.strictObject(v.entriesFromList(MOTION, CssValueSchema)),
});

export type Tokens = v.InferOutput<typeof TokensSchema>;
export type Colours = Tokens['colours'];
