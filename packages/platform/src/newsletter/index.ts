export { newsletterArea } from './newsletter-area.ts';
