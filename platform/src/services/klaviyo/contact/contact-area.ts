import type { Area } from '../../../protocol/index.ts';
import { CONTACT_MESSAGES } from './messages/messages.ts';

/** Words that the flow of a message to the shop writes; its event arrives in the area of events. */
export const contactArea: Area = { messages: CONTACT_MESSAGES };
