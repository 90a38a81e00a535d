export interface BucketLimits {
  readonly size: number;
  readonly leaksPerSecond: number;
}

export interface LeakyBucket {
  /** Whether it still fits; what does not fit takes nothing. */
  readonly take: (amount: number, nowInMs: number) => boolean;
  readonly asked: () => number;
  readonly refused: () => number;
  /** Null while nothing was refused. */
  readonly firstRefusedAtInMs: () => number | null;
}

/** Shopify's way to limit: each request adds to a bucket, which leaks steadily. */
export function createLeakyBucket({ size, leaksPerSecond }: BucketLimits): LeakyBucket {
  let level = 0;
  let atInMs = 0;
  let asked = 0;
  let refused = 0;
  let firstRefusedAtInMs: number | null = null;
  return {
    take: (amount, nowInMs) => {
      level = Math.max(0, level - ((nowInMs - atInMs) / 1_000) * leaksPerSecond);
      atInMs = nowInMs;
      asked += 1;
      const fits = level + amount <= size;
      if (fits) level += amount;
      else {
        refused += 1;
        firstRefusedAtInMs ??= nowInMs;
      }
      return fits;
    },
    asked: () => asked,
    refused: () => refused,
    firstRefusedAtInMs: () => firstRefusedAtInMs,
  };
}
