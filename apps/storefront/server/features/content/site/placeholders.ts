/** A market's facts by name: what delivery costs, whom to complain to. */
export type Facts = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{(\w+)\}/g;

/** `{name}` becomes the market's fact of that name; a name that it has not stays as it is. */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(PLACEHOLDER, (placeholder, name) => factOf(facts, name) ?? placeholder);
}

/** Inside an address, each fact is written so that it stays one part of it. */
export function fillAddress(address: string, facts: Facts): string {
  return address.replace(PLACEHOLDER, (placeholder, name) => {
    const fact = factOf(facts, name);
    return fact === undefined ? placeholder : encodeURIComponent(fact).replaceAll('%40', '@');
  });
}

/** Whether a text asks for a fact that the market does not have. */
export function lacksFacts(text: string, facts: Facts): boolean {
  return [...text.matchAll(PLACEHOLDER)].some(([, name = '']) => factOf(facts, name) === undefined);
}

function factOf(facts: Facts, name: string): string | undefined {
  return Object.hasOwn(facts, name) ? facts[name] : undefined;
}
