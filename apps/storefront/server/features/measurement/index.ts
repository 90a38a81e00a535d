export { type PageMeasurement, pageMeasurementOf } from './page-measurement.ts';
export { NO_THIRD_PARTIES, type ThirdParties } from './third-parties.ts';
