/** Ends a command, before it does anything, where an argument is none of those that it knows. */
export function refuseUnknown(args: readonly string[], known: readonly string[]): void {
  const unknown = args.find((arg) => !known.includes(arg));
  if (unknown === undefined) return;
  const all = known.length === 0 ? 'none' : known.join(', ');
  console.error(`Unknown argument "${unknown}". There is: ${all}.`);
  process.exit(1);
}
