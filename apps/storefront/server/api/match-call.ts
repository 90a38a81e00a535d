/** Finds the call at a path, with or without trailing slash. A last segment such as `:salonNo` matches any text. */
export function matchCall<Call>(
  calls: readonly (readonly [path: string, call: Call])[],
): (path: string) => Call | null {
  const exact = new Map<string, Call>();
  const inFolders = new Map<string, Call>();
  for (const [path, call] of calls) {
    const { whole, folder, last } = partsOf(path);
    if (last.startsWith(':')) inFolders.set(folder, call);
    else exact.set(whole, call);
  }
  return (path) => {
    const { whole, folder, last } = partsOf(path);
    return exact.get(whole) ?? (last === '' ? null : (inFolders.get(folder) ?? null));
  };
}

function partsOf(path: string) {
  const whole = path.endsWith('/') ? path.slice(0, -1) : path;
  const at = whole.lastIndexOf('/');
  return { whole, folder: whole.slice(0, at), last: whole.slice(at + 1) };
}
