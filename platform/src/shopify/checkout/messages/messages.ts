import { readMessages } from '../../../protocol/index.ts';
import en from './en.json' with { type: 'json' };

export type CheckoutMessages = typeof en;

export const CHECKOUT_MESSAGES = readMessages('checkout', import.meta.dirname, en);
