import type { IdAllocator } from '../../protocol/index.ts';
import { integerColumn, type Row, type Sql, textColumn } from '../../store/index.ts';
import type { Customer } from '../customers/index.ts';

/** What a shop owes a customer, in one currency. */
export interface CreditAccount {
  readonly id: number;
  readonly customerId: number;
  readonly currencyCode: string;
  readonly balanceInMinorUnits: number;
}

export interface CreditTransaction {
  readonly id: number;
  readonly amountInMinorUnits: number;
  readonly balanceInMinorUnits: number;
  readonly createdAt: string;
}

const ACCOUNTS = `SELECT store_credit_accounts.*, coalesce(sum(amount_in_minor_units), 0) AS balance
  FROM store_credit_accounts LEFT JOIN store_credit_transactions ON account_id = store_credit_accounts.id`;

function accountOfRow(row: Row): CreditAccount {
  return {
    id: integerColumn(row, 'id'),
    customerId: integerColumn(row, 'customer_id'),
    currencyCode: textColumn(row, 'currency_code'),
    balanceInMinorUnits: integerColumn(row, 'balance'),
  };
}

export function creditAccountsOf(sql: Sql, { id }: Pick<Customer, 'id'>): readonly CreditAccount[] {
  return sql
    .prepare(`${ACCOUNTS} WHERE customer_id = ? GROUP BY store_credit_accounts.id ORDER BY 1`)
    .all(id)
    .map(accountOfRow);
}

export function findCreditAccount(sql: Sql, id: number): CreditAccount | null {
  const row = sql
    .prepare(`${ACCOUNTS} WHERE store_credit_accounts.id = ? GROUP BY store_credit_accounts.id`)
    .get(id);
  return row === undefined ? null : accountOfRow(row);
}

/** Opens one where the customer has none in that currency. */
export function creditAccountIn(
  sql: Sql,
  ids: IdAllocator,
  { id: customerId }: Pick<Customer, 'id'>,
  currencyCode: string,
): CreditAccount {
  const known = creditAccountsOf(sql, { id: customerId }).find(
    (account) => account.currencyCode === currencyCode,
  );
  if (known !== undefined) return known;
  const id = ids.next('StoreCreditAccount');
  sql
    .prepare('INSERT INTO store_credit_accounts (id, customer_id, currency_code) VALUES (?, ?, ?)')
    .run(id, customerId, currencyCode);
  return { id, customerId, currencyCode, balanceInMinorUnits: 0 };
}

/** Latest first. */
export function transactionsOf(
  sql: Sql,
  { id }: Pick<CreditAccount, 'id'>,
): readonly CreditTransaction[] {
  return sql
    .prepare('SELECT * FROM store_credit_transactions WHERE account_id = ? ORDER BY id DESC')
    .all(id)
    .map((row) => ({
      id: integerColumn(row, 'id'),
      amountInMinorUnits: integerColumn(row, 'amount_in_minor_units'),
      balanceInMinorUnits: integerColumn(row, 'balance_in_minor_units'),
      createdAt: textColumn(row, 'created_at'),
    }));
}

export function addCredit(
  sql: Sql,
  ids: IdAllocator,
  account: CreditAccount,
  { amountInMinorUnits, createdAt }: Pick<CreditTransaction, 'amountInMinorUnits' | 'createdAt'>,
): CreditTransaction {
  const id = ids.next('StoreCreditAccountCreditTransaction');
  const balanceInMinorUnits = account.balanceInMinorUnits + amountInMinorUnits;
  sql
    .prepare(
      `INSERT INTO store_credit_transactions (id, account_id, amount_in_minor_units, balance_in_minor_units, created_at)
       VALUES (?, ?, ?, ?, ?)`,
    )
    .run(id, account.id, amountInMinorUnits, balanceInMinorUnits, createdAt);
  return { id, amountInMinorUnits, balanceInMinorUnits, createdAt };
}
