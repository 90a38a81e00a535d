import { Component, createContext, type ReactNode, useContext } from 'react';
import { captureError } from '../error-reporting/error-buffer.ts';
import { fetchMissingStyles } from '../retry-when-online.ts';

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
  }

  readonly tryAgain = (): void => {
    // A second failure may mean a new deployment: reload.
    if (this.state.attempt > 0) window.location.reload();
    fetchMissingStyles();
    this.setState(({ attempt }) => ({ hasFailed: false, attempt: attempt + 1 }));
  };

  override render(): ReactNode {
    const { attempt, hasFailed } = this.state;
    if (hasFailed) return this.props.fallback(this.tryAgain);
    return <ChunkAttempt value={attempt}>{this.props.children}</ChunkAttempt>;
  }
}

export function useChunkAttempt(): number {
  return useContext(ChunkAttempt);
}
