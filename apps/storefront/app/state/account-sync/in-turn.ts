/** One piece of work of a name at a time, in all tabs: two that read and write the same would undo each other. */
export async function inTurn(name: string, work: () => Promise<void>): Promise<void> {
  // Web Locks need a secure context; without them tabs may race, and the next page mends it.
  const run = 'locks' in navigator ? navigator.locks.request(name, work) : work();
  await Promise.resolve(run).catch((error: unknown) => console.warn(error));
}
