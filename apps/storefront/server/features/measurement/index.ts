export {
  NO_THIRD_PARTIES,
  type PageMeasurement,
  pageMeasurementOf,
  type ThirdParties,
} from './page-measurement.ts';
