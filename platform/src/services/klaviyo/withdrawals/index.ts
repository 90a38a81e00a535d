export { takeWithdrawal, WITHDRAWAL_METRIC } from './take-withdrawal.ts';
export { withdrawalsArea } from './withdrawals-area.ts';
