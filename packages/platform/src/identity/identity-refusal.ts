/** Why a call is refused, in the words of Firebase Auth. */
export class IdentityRefusal extends Error {
  override readonly name = 'IdentityRefusal';
  readonly status: 400 | 401 | 403;

  constructor(message: string, status: 400 | 401 | 403 = 400) {
    super(message);
    this.status = status;
  }
}

export function refusalBody(message: string, status: number) {
  return {
    error: {
      code: status,
      message,
      errors: [{ message, reason: 'invalid', domain: 'global' }],
    },
  };
}
