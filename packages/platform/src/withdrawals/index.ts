export { withdrawalsArea } from './withdrawals-area.ts';
