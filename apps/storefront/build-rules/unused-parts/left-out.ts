/** Statements for a function that nobody may call: whoever does hears what is missing. */
export function leftOut(what: string): string {
  return `throw Error("${what}: left out of the build, see build-rules/unused-parts.");`;
}
