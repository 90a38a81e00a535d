import type { Area } from '../../protocol/index.ts';
import { REVIEW_MESSAGES } from './messages/messages.ts';

export const reviewsArea: Area = { messages: REVIEW_MESSAGES };
