import type * as v from 'valibot';

/** Describes one call of our API for both sides: the server validates with it, the browser calls with it. */
export interface ApiCall<
  Request extends v.GenericSchema = v.GenericSchema,
  Response extends v.GenericSchema = v.GenericSchema,
> {
  /** Requests by GET travel in the query, so their values are texts. */
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  readonly request: Request;
  readonly response: Response;
}

export type RequestOf<Call extends ApiCall> = v.InferInput<Call['request']>;
export type ResponseOf<Call extends ApiCall> = v.InferOutput<Call['response']>;
