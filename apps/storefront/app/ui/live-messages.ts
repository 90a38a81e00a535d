/** How long a sentence stays in the live region at least: what replaces it sooner may do so before it was read aloud. */
export const KEPT_IN_MS = 5_000;

export interface LiveMessage {
  readonly text: string;
  /** When it was said, in milliseconds. */
  readonly at: number;
  /** Which it is, of all that were said: the same text twice is two sentences. */
  readonly turn: number;
}

/** What stands in the live region once `text` is said as well: one sentence does not silence another of the same moment. */
export function addLiveMessage(
  liveMessages: readonly LiveMessage[],
  text: string,
  at: number,
): readonly LiveMessage[] {
  const kept = liveMessages.filter((one) => at - one.at < KEPT_IN_MS && one.text !== text);
  return [...kept, { text, at, turn: (liveMessages.at(-1)?.turn ?? 0) + 1 }];
}
