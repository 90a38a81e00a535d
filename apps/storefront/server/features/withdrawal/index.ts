export { createWithdrawals, type Withdrawals } from './create-withdrawals.ts';
