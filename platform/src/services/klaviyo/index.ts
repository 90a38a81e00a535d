export { klaviyoArea } from './klaviyo-area.ts';
export { createRestockLetters } from './restock-letters.ts';
export { countWaiting, forgetWaiting, waitingOf } from './subscriptions.ts';
