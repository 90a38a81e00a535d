import type * as v from 'valibot';

/** One call of our API, described once: the server checks with it, the browser calls with it. */
export interface ApiCall<
  Request extends v.GenericSchema = v.GenericSchema,
  Reply extends v.GenericSchema = v.GenericSchema,
> {
  /** With GET the request travels in the query, so its values are texts. */
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  readonly request: Request;
  readonly reply: Reply;
}

export type RequestOf<Call extends ApiCall> = v.InferInput<Call['request']>;
export type ReplyOf<Call extends ApiCall> = v.InferOutput<Call['reply']>;
