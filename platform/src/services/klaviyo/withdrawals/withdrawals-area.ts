import type { Area } from '../../../protocol/index.ts';
import { RECEIPT_MESSAGES } from './messages/messages.ts';

/** Words that the flow of a withdrawal writes; its event arrives in the area of events. */
export const withdrawalsArea: Area = { messages: RECEIPT_MESSAGES };
