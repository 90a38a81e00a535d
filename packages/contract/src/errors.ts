// Two files: every page has the internal errors, few have the others.
export {
  API_ERRORS,
  type ApiErrorCode,
  apiErrorCodeOf,
  isApiErrorCode,
  messageOf,
} from './api-errors.ts';
export { INTERNAL_ERRORS } from './internal-errors.ts';
