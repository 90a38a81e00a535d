import { useEffect, useState } from 'react';
import type { RoutineChoice, RoutineStep } from '../../shared/catalogue/load-routine.ts';
import { readStored, writeStored } from '../../state/storage/browser-storage.ts';
import { sharedValues } from '../../state/storage/stored-values.ts';

interface Routine {
  readonly chosen: readonly RoutineChoice[];
  readonly choiceOf: (step: RoutineStep) => RoutineChoice | null;
  readonly choose: (step: RoutineStep, handle: string | null) => void;
  readonly clear: () => void;
}

/** One choice for each step, kept for the session (spec §3) so that a reload goes on where it was. */
export function useRoutine(steps: readonly RoutineStep[]): Routine {
  const [handles, setHandles] = useState<readonly string[]>([]);
  // The server knows nothing of a session, so what was kept is read after its markup stands.
  useEffect(() => setHandles(readStored(sharedValues.bundleBuilderProducts) ?? []), []);

  const keep = (next: readonly string[]) => {
    setHandles(next);
    writeStored(sharedValues.bundleBuilderProducts, [...next]);
  };
  const choiceOf = ({ choices }: RoutineStep) =>
    choices.find(({ handle }) => handles.includes(handle)) ?? null;
  return {
    chosen: steps.flatMap((step) => choiceOf(step) ?? []),
    choiceOf,
    choose({ choices }, handle) {
      // What is no longer sold leaves with the next choice in its step, or is never shown.
      const others = handles.filter((kept) => choices.every((choice) => choice.handle !== kept));
      keep(handle === null ? others : [...others, handle]);
    },
    clear: () => keep([]),
  };
}
