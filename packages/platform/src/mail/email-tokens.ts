/** The tokens of tokens.css that emails use: mail programs know no custom properties. */
export const PAPER = '#f7f8f5';
export const INK = '#20141f';
export const LINE = '#c9cfc8';
export const STONE_COLOUR = '#58555f';
