import type { CdnSettings, Region } from '../../config/index.ts';
import { createEdge, type EdgeOptions } from './create-edge.ts';

interface OpenOptions extends Pick<EdgeOptions, 'fetch' | 'log'> {
  readonly config: {
    readonly cdn: CdnSettings | null;
    readonly regions: { readonly others: readonly Region[] };
  };
  readonly onCall: (service: string, outcome: string, durationInMs: number) => void;
}

/** Opens all that is told of changes beyond the servers of this region: other regions, and the CDN. */
export function openEdge({ config: { cdn, regions }, onCall, ...common }: OpenOptions) {
  const open = (target: EdgeOptions['target'], service: string) =>
    createEdge({
      ...common,
      target,
      log: (entry) => common.log({ ...entry, service }),
      onCall: (...called) => onCall(service, ...called),
    });
  const others = regions.others.map((region) =>
    open(region, `region ${new URL(region.address).host}`),
  );
  const edge = cdn === null ? null : open(cdn, 'cdn');
  return {
    /** Tells the other regions, which purge their servers and then their CDN, and tell nobody. */
    relay: (tags: readonly string[]): void => {
      for (const other of others) other.purge(tags);
    },
    purge: (tags: readonly string[]): void => edge?.purge(tags),
    /** Resolves when nothing is left to tell. */
    whenIdle: async (): Promise<void> => {
      await Promise.all([edge?.whenIdle(), ...others.map(({ whenIdle }) => whenIdle())]);
    },
  };
}
