/** A page that fails over and over tells it no more often than this. */
const MAX_ERRORS = 20;

const waiting: unknown[] = [];
let taker: ((error: unknown) => void) | null = null;
let count = 0;

/** Keeps an error until somebody takes it; costs a page next to nothing. */
export function captureError(error: unknown): void {
  count += 1;
  if (count > MAX_ERRORS) return;
  if (taker === null) waiting.push(error);
  else taker(error);
}

/** Notes what no one catches, from the first script on. */
export function captureUncaughtErrors(): void {
  window.addEventListener('error', ({ error, message }) => captureError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => captureError(reason));
}

/** Takes what has waited, and all that comes. */
export function onCapturedError(take: (error: unknown) => void): void {
  taker = take;
  for (const error of waiting.splice(0)) take(error);
}
