import { onTestFinished } from 'vitest';
import { onTrackedEvent, type TrackedEvent } from './track.ts';

/** Events from now on, until the test is over; drops those of earlier tests, which were kept until somebody asks. */
export function recordTracked(): TrackedEvent[] {
  const recorded: TrackedEvent[] = [];
  onTestFinished(onTrackedEvent(({ tracked }) => recorded.push(tracked)));
  recorded.length = 0;
  return recorded;
}
