import type { Json, JsonRecord } from './json.ts';

export interface Detail {
  readonly name: string;
  readonly value: Json;
}

/** A question that the Delivery API refuses, with the id that its clients make the error's name. */
export class ContentRefusal extends Error {
  readonly status: 400 | 401 | 404;
  readonly id: 'InvalidQuery' | 'AccessTokenInvalid' | 'NotFound';
  readonly details: JsonRecord;

  private constructor(
    status: ContentRefusal['status'],
    id: ContentRefusal['id'],
    message: string,
    details: JsonRecord,
  ) {
    super(message);
    this.status = status;
    this.id = id;
    this.details = details;
  }

  static invalidQuery(name: string, value: Json, message: string): ContentRefusal {
    const errors: JsonRecord = { errors: [{ name, value }] };
    return new ContentRefusal(400, 'InvalidQuery', message, errors);
  }

  static notFound(type: string, id: string): ContentRefusal {
    const message = 'The resource could not be found.';
    return new ContentRefusal(404, 'NotFound', message, { type, id });
  }

  static invalidToken(): ContentRefusal {
    const message = 'The access token you sent could not be found or is invalid.';
    return new ContentRefusal(401, 'AccessTokenInvalid', message, {});
  }
}
