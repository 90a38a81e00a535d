import { causeMessage } from '@lokke/http-client';
import * as v from 'valibot';

const TIMEOUT_IN_MS = 10_000;

const answerSchema = v.object({
  data: v.object({
    result: v.array(
      v.object({
        metric: v.object({ build: v.optional(v.string(), '') }),
        value: v.tuple([v.number(), v.pipe(v.string(), v.transform(Number))]),
      }),
    ),
  }),
});

/** Sums of a query by build (https://prometheus.io/docs/prometheus/latest/querying/api/#instant-queries). */
export type AskPrometheus = (query: string) => Promise<ReadonlyMap<string, number>>;

export const prometheusAt =
  (origin: string): AskPrometheus =>
  async (query) => {
    const url = new URL('/api/v1/query', origin);
    const body = new URLSearchParams({ query });
    const signal = AbortSignal.timeout(TIMEOUT_IN_MS);
    const response = await fetch(url, { method: 'POST', body, signal }).catch((error: unknown) => {
      throw new Error(`${url.origin} does not answer to ${query}: ${causeMessage(error)}`);
    });
    if (!response.ok) throw new Error(`${url.origin} answered ${response.status} to ${query}`);
    const { data } = v.parse(answerSchema, await response.json());
    return new Map(data.result.map(({ metric, value: [, sum] }) => [metric.build, sum]));
  };
