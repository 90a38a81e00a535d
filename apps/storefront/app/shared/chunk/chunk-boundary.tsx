import { Component, createContext, type ReactNode, useContext } from 'react';
import { captureError } from '../error-reporting/error-buffer.ts';
import { fetchMissingStyles } from './fetch-missing-styles.ts';

/** How often the parts in here were asked for again. */
const PartAttempt = createContext(0);

interface ChunkBoundaryProps {
  /** What stands in the place of parts that could not be fetched. */
  readonly fallback: (tryAgain: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface ChunkBoundaryState {
  readonly attempt: number;
  readonly hasFailed: boolean;
}

/** A part that does not come, or breaks, leaves the page standing. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, ChunkBoundaryState> {
  static getDerivedStateFromError(): Partial<ChunkBoundaryState> {
    return { hasFailed: true };
  }

  override state: ChunkBoundaryState = { attempt: 0, hasFailed: false };

  override componentDidCatch(error: unknown): void {
    captureError(error);
  }

  readonly tryAgain = (): void => {
    // A file that fails a second time may be gone: the shop was renewed since this page came.
    if (this.state.attempt > 0) window.location.reload();
    fetchMissingStyles();
    this.setState(({ attempt }) => ({ hasFailed: false, attempt: attempt + 1 }));
  };

  override render(): ReactNode {
    const { attempt, hasFailed } = this.state;
    if (hasFailed) return this.props.fallback(this.tryAgain);
    return <PartAttempt value={attempt}>{this.props.children}</PartAttempt>;
  }
}

export function useChunkAttempt(): number {
  return useContext(PartAttempt);
}
