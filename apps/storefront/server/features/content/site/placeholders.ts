/** A market's values by name, such as delivery costs. */
export type Facts = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{(\w+)\}/g;

/** Replaces `{name}` by the market's value; unknown names stay. */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(PLACEHOLDER, (placeholder, name) => factOf(facts, name) ?? placeholder);
}

/** Replaces placeholders in a URL, encoded as path segments. */
export function fillAddress(address: string, facts: Facts): string {
  return address.replace(PLACEHOLDER, (placeholder, name) => {
    const fact = factOf(facts, name);
    return fact === undefined ? placeholder : encodeURIComponent(fact).replaceAll('%40', '@');
  });
}

/** Tells whether a text refers to a known value that the market lacks. */
export function lacksFacts(text: string, facts: Facts): boolean {
  return [...text.matchAll(PLACEHOLDER)].some(([, name = '']) => factOf(facts, name) === undefined);
}

function factOf(facts: Facts, name: string): string | undefined {
  return Object.hasOwn(facts, name) ? facts[name] : undefined;
}
