export { createFormEvents, type FormEventsOptions } from './create-form-events.ts';
