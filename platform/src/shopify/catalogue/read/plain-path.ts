/** A path as redirects compare it: without escapes, whatever its case, with or without a slash at its end. */
export function plainPath(path: string): string {
  return decodePath(path)
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '');
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
