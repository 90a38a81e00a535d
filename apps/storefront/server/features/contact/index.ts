export { type ContactDesks, createContactDesks } from './create-contact-desks.ts';
