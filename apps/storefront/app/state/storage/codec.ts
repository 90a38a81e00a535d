/** Text encoding of a stored value. `parse` returns null for foreign, old or damaged text. */
export interface Codec<T> {
  readonly parse: (text: string) => T | null;
  readonly format: (value: T) => string;
}

export const textCodec: Codec<string> = {
  parse: (text) => (text === '' ? null : text),
  format: (value) => value,
};

export const flagCodec: Codec<boolean> = {
  parse: (text) => (text === 'true' ? true : text === 'false' ? false : null),
  format: String,
};

export const dateCodec: Codec<Date> = {
  parse: (text) => {
    const date = new Date(text);
    return Number.isNaN(date.getTime()) ? null : date;
  },
  format: (value) => value.toISOString(),
};

export const textListCodec: Codec<readonly string[]> = {
  parse: (text) => {
    const value = parseJson(text);
    return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;
  },
  format: (value) => JSON.stringify(value),
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
