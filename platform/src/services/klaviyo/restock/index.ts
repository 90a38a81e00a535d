export { restockArea } from './restock-area.ts';
export { createRestockLetters, type RestockLetters } from './restock-letters.ts';
export { RESTOCK_METRIC, takeRestockRequest } from './restock-request.ts';
export { countWaiting, forgetWaiting, waitingOf } from './subscriptions.ts';
