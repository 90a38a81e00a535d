/** Patterns that take longer than their text is long, and why no long text of a stranger comes to them. */
export const BOUNDED: Readonly<Record<string, string>> = {};
