type ErrorId =
  | 'AccessTokenInvalid'
  | 'BadRequest'
  | 'NotFound'
  | 'UnknownContentType'
  | 'VersionMismatch'
  | 'ValidationFailed';

/** An error of the Management API, with the id that clients use as its name. */
export class ManagementError extends Error {
  readonly status: 400 | 401 | 404 | 409 | 422;
  readonly id: ErrorId;

  private constructor(status: ManagementError['status'], id: ErrorId, message: string) {
    super(message);
    this.status = status;
    this.id = id;
  }

  static notFound(type: string, id: string): ManagementError {
    return new ManagementError(404, 'NotFound', `The ${type} ${id} could not be found.`);
  }

  static versionMismatch(): ManagementError {
    return new ManagementError(409, 'VersionMismatch', 'Somebody else has changed it since.');
  }

  static unknownContentType(id: string | null): ManagementError {
    return new ManagementError(
      422,
      'UnknownContentType',
      `There is no content type "${id ?? ''}".`,
    );
  }

  static invalid(message: string): ManagementError {
    return new ManagementError(422, 'ValidationFailed', message);
  }

  static badRequest(message: string): ManagementError {
    return new ManagementError(400, 'BadRequest', message);
  }

  static invalidToken(): ManagementError {
    return new ManagementError(401, 'AccessTokenInvalid', 'The access token is invalid.');
  }
}
