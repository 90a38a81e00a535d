/** Encodes texts as Firestore's typed values: nothing else is written. */
export function encodeFields(texts: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(texts).map(([name, stringValue]) => [name, { stringValue }]),
  );
}
