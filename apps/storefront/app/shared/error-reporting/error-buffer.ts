const MAX_ERRORS = 20;

const waiting: unknown[] = [];
let taker: ((error: unknown) => void) | null = null;
let count = 0;

/** Buffers errors until a reporter is loaded. */
export function captureError(error: unknown): void {
  count += 1;
  if (count > MAX_ERRORS) return;
  if (taker === null) waiting.push(error);
  else taker(error);
}

export function captureUncaughtErrors(): void {
  window.addEventListener('error', ({ error, message }) => captureError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => captureError(reason));
}

export function capturedErrorCount(): number {
  return count;
}

/** Passes on buffered errors and all later ones. */
export function onCapturedError(take: (error: unknown) => void): void {
  taker = take;
  for (const error of waiting.splice(0)) take(error);
}
