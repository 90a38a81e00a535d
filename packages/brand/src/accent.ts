import { contrastOf, SHAPE_CONTRAST, TEXT_CONTRAST } from './contrast.ts';
import type { Colours } from './tokens.ts';

export interface Accented {
  readonly colours: Colours;
  /** Change that was made, so that it can be said; null where the accent stays as it is. */
  readonly note: string | null;
}

const STEPS = 20;
const HOVER_SHARE = 0.2;

/** Makes one colour that may be anything the colour of what is pressed and of small signs: mixed with ink step by step until it can be told apart. */
export function withAccent(colours: Colours, accent: string): Accented {
  const shades = Array.from({ length: STEPS + 1 }, (_, step) =>
    mixColours(accent, colours.ink, step / STEPS),
  );
  const buttons = shades.map((shade) => buttonOf(shade, colours));
  const button = buttons.find((one) => isReadable(one, colours));
  const sign = shades.find((shade) =>
    [colours.paper, colours.white].every((ground) => contrastOf(shade, ground) >= TEXT_CONTRAST),
  );
  // Ink itself is the last shade; where even that cannot be read, the check of all colours says so.
  const last = buttonOf(colours.ink, colours);
  const accented = { ...colours, ...(button ?? last), accent: sign ?? colours.ink };
  const isKept = accented.action === accent && accented.accent === accent;
  return {
    colours: accented,
    note: isKept
      ? null
      : `brand.json: accent: ${accent} has too little contrast everywhere, so it is darkened: buttons are ${accented.action}, small signs ${accented.accent}.`,
  };
}

type Button = Pick<Colours, 'action' | 'action-hover' | 'on-action'>;

/** White or ink on it, whichever is read better; under the pointer it moves away from its text. */
function buttonOf(action: string, { ink, white }: Colours): Button {
  const isDark = contrastOf(white, action) >= contrastOf(ink, action);
  return {
    action,
    'action-hover': mixColours(action, isDark ? ink : white, HOVER_SHARE),
    'on-action': isDark ? white : ink,
  };
}

function isReadable(button: Button, { paper }: Colours): boolean {
  const text = button['on-action'];
  return (
    contrastOf(button.action, paper) >= SHAPE_CONTRAST &&
    contrastOf(text, button.action) >= TEXT_CONTRAST &&
    contrastOf(text, button['action-hover']) >= TEXT_CONTRAST
  );
}

/** Two colours of six digits, with this share of the second. */
function mixColours(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
