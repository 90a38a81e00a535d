import { useEffect, useState } from 'react';
import type { AdviceStep } from '../../shared/catalogue/load-consultation.ts';
import type { RoutineStep } from '../../shared/catalogue/load-routine.ts';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { readStored, writeStored } from '../../state/storage/browser-storage.ts';
import { marketValues, sharedValues } from '../../state/storage/stored-values.ts';

/** The builder then starts with the advised products, and explains what fits (spec §3). */
export function useKeepAdvice(): (steps: readonly AdviceStep[]) => void {
  const market = useMarket();
  return (steps) => {
    const handles = steps.map(({ choice }) => choice.handle);
    writeStored(sharedValues.bundleBuilderProducts, handles);
    writeStored(
      marketValues.advisedProducts(market),
      steps.flatMap(({ fitting }) => fitting.map(({ handle, reason }) => `${handle} ${reason}`)),
    );
  };
}

/** The builder's steps after a consultation in this browser. */
export function useAdvice(sold: readonly RoutineStep[]) {
  const market = useMarket();
  const [advised, setAdvised] = useState<readonly string[]>([]);
  // Read after hydration: the server has no session storage.
  useEffect(() => setAdvised(readStored(marketValues.advisedProducts(market)) ?? []), [market]);
  const rankOf = (handle: string) => {
    const rank = advised.findIndex((one) => one.startsWith(`${handle} `));
    return rank === -1 ? advised.length : rank;
  };
  return {
    /** Sorted: the best fit comes first. */
    steps: sold.map((step) => ({
      ...step,
      choices: step.choices.toSorted((left, right) => rankOf(left.handle) - rankOf(right.handle)),
    })),
    /** Null for what was not advised. */
    reasonOf: (handle: string) => advised[rankOf(handle)]?.slice(handle.length + 1) ?? null,
    isAdvised: ({ choices }: RoutineStep) =>
      choices.some(({ handle }) => rankOf(handle) < advised.length),
  };
}
