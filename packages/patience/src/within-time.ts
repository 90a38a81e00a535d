/**
 * Work that is broken off when it takes too long, in the words of `AbortSignal.timeout`. Its timer ends with the work:
 * those of that one go on, and a busy server would make an error for each that nobody hears any more.
 */
export async function withinTime<Value>(
  limitInMs: number,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const limit = new AbortController();
  const timer = setTimeout(() => {
    limit.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  }, limitInMs);
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
  }
}
