import type { Json, JsonRecord } from './entity.ts';

/** An error of the Delivery API, with the id that clients use as its name. */
export class ContentApiError extends Error {
  readonly status: 400 | 401 | 404;
  readonly id: 'InvalidQuery' | 'AccessTokenInvalid' | 'NotFound';
  readonly details: JsonRecord;

  private constructor(
    status: ContentApiError['status'],
    id: ContentApiError['id'],
    message: string,
    details: JsonRecord,
  ) {
    super(message);
    this.status = status;
    this.id = id;
    this.details = details;
  }

  static invalidQuery(name: string, value: Json, message: string): ContentApiError {
    const errors: JsonRecord = { errors: [{ name, value }] };
    return new ContentApiError(400, 'InvalidQuery', message, errors);
  }

  static notFound(type: string, id: string): ContentApiError {
    const message = 'The resource could not be found.';
    return new ContentApiError(404, 'NotFound', message, { type, id });
  }

  static invalidToken(): ContentApiError {
    const message = 'The access token you sent could not be found or is invalid.';
    return new ContentApiError(401, 'AccessTokenInvalid', message, {});
  }
}
