/**
 * Aborts work that takes too long, with the error of `AbortSignal.timeout`. The timer ends with the work: timers of
 * `AbortSignal.timeout` go on, and a busy server would create an error for each that nobody reads.
 */
export async function withTimeout<Value>(
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
