import { type ComponentType, lazy } from 'react';
import { retryWhenOnline } from '../retry-when-online.ts';
import { useChunkAttempt } from './chunk-boundary.tsx';

export interface Fetched<Props> {
  readonly Chunk: ComponentType<Props>;
  readonly attempt: number;
  hasFailed: boolean;
}

/** A chunk loaded on first render, and again on retry. */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let fetched: Fetched<Props> | null = null;

  return function LazyChunk(props: Props) {
    const attempt = useChunkAttempt();
    fetched = fetchedOf(fetched, attempt, load);
    const { Chunk } = fetched;
    return <Chunk {...props} />;
  };
}

/** The cached chunk, unless it failed and this is a retry. */
export function fetchedOf<Props extends object>(
  cached: Fetched<Props> | null | undefined,
  attempt: number,
  load: () => Promise<ComponentType<Props>>,
): Fetched<Props> {
  if (cached && !(cached.hasFailed && cached.attempt !== attempt)) return cached;
  const fetched: Fetched<Props> = {
    attempt,
    hasFailed: false,
    Chunk: lazy(async () => {
      try {
        return { default: await retryWhenOnline(load) };
      } catch (error) {
        fetched.hasFailed = true;
        throw error;
      }
    }),
  };
  return fetched;
}
