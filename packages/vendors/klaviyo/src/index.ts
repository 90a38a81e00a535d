export {
  createSubscriptions,
  type SubscribeFailure,
  type SubscribeResult,
  type Subscriptions,
} from './subscriptions.ts';
