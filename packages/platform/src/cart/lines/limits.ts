export const MAX_LINES = 500;
export const MAX_LINE_QUANTITY = 999_999;

/** Of all that a cart holds together. */
export const MAX_CONTENTS_CHARACTERS = 1_000_000;
