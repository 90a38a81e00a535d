export interface Bucket {
  readonly points: number;
  readonly atInMs: number;
}

export interface BucketSize {
  /** What a full one holds. */
  readonly maximumAvailable: number;
  /** Points that come back in each second. */
  readonly restoreRate: number;
}

export function fullBucket({ maximumAvailable }: BucketSize, atInMs: number): Bucket {
  return { points: maximumAvailable, atInMs };
}

/** The bucket some time later; a clock that goes back restores nothing. */
export function restored(bucket: Bucket, size: BucketSize, nowInMs: number): Bucket {
  const restoredPoints = (Math.max(0, nowInMs - bucket.atInMs) / 1000) * size.restoreRate;
  return {
    points: Math.min(size.maximumAvailable, bucket.points + restoredPoints),
    atInMs: nowInMs,
  };
}

/** What is left, or null where the bucket does not hold as much. */
export function taken(bucket: Bucket, points: number): Bucket | null {
  return points > bucket.points ? null : { ...bucket, points: bucket.points - points };
}
