import { Component, createContext, type ReactNode, useContext } from 'react';
import { captureError } from '../error-reporting/error-buffer.ts';
import { fetchMissingStyles } from '../retry-when-online.ts';
import { leaveFor } from '../rollout/full-load.ts';
import { isShopThere } from '../shop-is-there.ts';

/** Number of retries. */
const ChunkAttempt = createContext(0);

interface ChunkBoundaryProps {
  /** Shown instead of chunks that failed to load. */
  readonly fallback: (tryAgain: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface ChunkBoundaryState {
  readonly attempt: number;
  readonly hasFailed: boolean;
}

/** Contains failures of a chunk, so that the page stays. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, ChunkBoundaryState> {
  static getDerivedStateFromError(): Partial<ChunkBoundaryState> {
    return { hasFailed: true };
  }

  override state: ChunkBoundaryState = { attempt: 0, hasFailed: false };

  override componentDidCatch(error: unknown): void {
    captureError(error);
    // Asked for again in vain: browsers remember a script that failed, and servers may have it no more.
    if (this.state.attempt > 0) void loadAnew();
  }

  readonly tryAgain = (): void => {
    fetchMissingStyles();
    this.setState(({ attempt }) => ({ hasFailed: false, attempt: attempt + 1 }));
  };

  override render(): ReactNode {
    const { attempt, hasFailed } = this.state;
    if (hasFailed) return this.props.fallback(this.tryAgain);
    return <ChunkAttempt value={attempt}>{this.props.children}</ChunkAttempt>;
  }
}

/** Stays where the shop cannot be reached: the page would be lost to the browser's own error page. */
async function loadAnew(): Promise<void> {
  if (await isShopThere()) leaveFor(window.location.href);
}

export function useChunkAttempt(): number {
  return useContext(ChunkAttempt);
}
