export { UNKNOWN_FILTER_ACTION, UNKNOWN_LISTING_ACTION } from '@lokke/domain/listing';
export {
  API_ERRORS,
  type ApiError,
  type ApiErrorCode,
  apiErrorCodeOf,
  messageOf,
} from './api-errors.ts';
export { INTERNAL_ERRORS, type InternalErrorCode } from './internal-errors.ts';
