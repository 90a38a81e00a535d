import { readMessages } from '../../../protocol/index.ts';
import en from './en.json' with { type: 'json' };

export const REVIEW_MESSAGES = readMessages('reviews', import.meta.dirname, en);

/** Why a review may be refused; that it is bad is no reason. */
export const REFUSAL_REASONS = ['insult', 'advert', 'offTopic', 'personal', 'unlawful'] as const;

export type RefusalReason = (typeof REFUSAL_REASONS)[number];
