export interface Bucket {
  readonly points: number;
  readonly atInMs: number;
}

export interface BucketSize {
  /** Capacity in points. */
  readonly maximumAvailable: number;
  /** Points restored per second. */
  readonly restoreRate: number;
}

export function fullBucket({ maximumAvailable }: BucketSize, atInMs: number): Bucket {
  return { points: maximumAvailable, atInMs };
}

/** Restores points for the time passed; a clock that goes back restores nothing. */
export function restorePoints(bucket: Bucket, size: BucketSize, nowInMs: number): Bucket {
  const restoredPoints = (Math.max(0, nowInMs - bucket.atInMs) / 1000) * size.restoreRate;
  return {
    points: Math.min(size.maximumAvailable, bucket.points + restoredPoints),
    atInMs: nowInMs,
  };
}

/** Takes points out; null when the bucket holds fewer. */
export function takePoints(bucket: Bucket, points: number): Bucket | null {
  return points > bucket.points ? null : { ...bucket, points: bucket.points - points };
}
