/** A path as redirects compare it: without escapes, whatever its case, with or without a slash at its end. */
export function plainPath(path: string): string {
  const plain = decodePath(path).toLowerCase();
  let end = plain.length;
  while (end > 1 && plain[end - 1] === '/') end -= 1;
  return plain.slice(0, end);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
