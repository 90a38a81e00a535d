import type { Config } from '../server/config/index.ts';

/** What is looked at, and by which means. */
export interface CheckContext {
  readonly config: Config;
  /** Whether the market's shop was given a domain, and so is not the embedded platform. */
  readonly isHosted: boolean;
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wait?: (delayInMs: number) => Promise<void>;
}
