import ERRORS from './api-errors.json' with { type: 'json' };

interface ApiError {
  readonly status: number;
  readonly message: string;
}

export type ApiErrorCode = keyof typeof ERRORS;

/** Every error of our API: the status and the message of spec §5 and §8, for both sides. */
export const API_ERRORS: Readonly<Record<ApiErrorCode, ApiError>> = ERRORS;

export function messageOf(code: ApiErrorCode): string {
  return API_ERRORS[code].message;
}

export function isApiErrorCode(value: string): value is ApiErrorCode {
  return Object.hasOwn(API_ERRORS, value);
}

/** Responses carry messages only; a page in another language finds its own text by the code. */
export function apiErrorCodeOf(message: string): ApiErrorCode | null {
  const codes = Object.keys(API_ERRORS).filter(isApiErrorCode);
  return codes.find((code) => messageOf(code) === message) ?? null;
}
