// Parts that every first visit loads once its page is idle: one file.
export { CookieBar } from '../features/consent/cookie-bar.tsx';
export { DeferredWidgets } from '../features/shell/deferred-widgets.tsx';
export { MeasurementRuntime } from '../state/measurement/measurement-runtime.tsx';
