import {
  type Area,
  connectionOf,
  type GraphqlContext,
  gid,
  type PageArguments,
  parseGid,
  wireDateTime,
  wireMoney,
} from '../../protocol/index.ts';
import type { Sql } from '../../store/index.ts';
import { type Customer, findCustomer } from '../customers/index.ts';
import { minorUnitsOf } from '../discounts/index.ts';
import {
  addCredit,
  type CreditAccount,
  type CreditTransaction,
  creditAccountIn,
  creditAccountsOf,
  findCreditAccount,
  transactionsOf,
} from './credit-rows.ts';

function toAccount(account: CreditAccount) {
  const { id, balanceInMinorUnits, currencyCode } = account;
  return {
    __typename: 'StoreCreditAccount' as const,
    account,
    id: gid('StoreCreditAccount', id),
    balance: wireMoney(balanceInMinorUnits, currencyCode),
  };
}

function toTransaction(account: CreditAccount, transaction: CreditTransaction) {
  const money = (amountInMinorUnits: number) => wireMoney(amountInMinorUnits, account.currencyCode);
  return {
    __typename: 'StoreCreditAccountCreditTransaction' as const,
    id: gid('StoreCreditAccountCreditTransaction', transaction.id),
    account: toAccount(account),
    amount: money(transaction.amountInMinorUnits),
    // Nothing is paid with it here.
    remainingAmount: money(transaction.amountInMinorUnits),
    balanceAfterTransaction: money(transaction.balanceInMinorUnits),
    createdAt: transaction.createdAt,
    event: 'ADJUSTMENT',
    expiresAt: null,
    origin: null,
  };
}

/** Of a customer of this shop, or an account of theirs. */
function ownerOf(
  sql: Sql,
  { shop }: GraphqlContext,
  id: string,
): { readonly customer: Customer | null; readonly account: CreditAccount | null } {
  const parsed = parseGid(id);
  const number = Number(parsed?.id);
  if (!Number.isSafeInteger(number)) return { customer: null, account: null };
  const account = parsed?.type === 'StoreCreditAccount' ? findCreditAccount(sql, number) : null;
  const customerId = parsed?.type === 'Customer' ? number : account?.customerId;
  const customer =
    customerId === undefined ? null : findCustomer(sql, shop.key, { id: customerId });
  return { customer, account };
}

interface Credit {
  readonly id: string;
  readonly creditInput: {
    readonly creditAmount: { readonly amount: string | number; readonly currencyCode: string };
  };
}

function credit(_: unknown, { id, creditInput }: Credit, context: GraphqlContext) {
  const refused = (code: string, message: string, field: readonly string[]) => ({
    storeCreditAccountTransaction: null,
    userErrors: [{ __typename: 'StoreCreditAccountCreditUserError', code, message, field }],
  });
  const { amount, currencyCode } = creditInput.creditAmount;
  const inMinorUnits = minorUnitsOf(String(amount)) ?? 0;
  if (inMinorUnits <= 0) {
    const field = ['creditInput', 'creditAmount', 'amount'];
    return refused('NEGATIVE_OR_ZERO_AMOUNT', 'A positive amount must be used to credit', field);
  }
  return context.store.write((sql) => {
    const { customer, account } = ownerOf(sql, context, id);
    if (customer === null) return refused('ACCOUNT_NOT_FOUND', 'Account not found', ['id']);
    if (account !== null && account.currencyCode !== currencyCode) {
      const field = ['creditInput', 'creditAmount', 'currencyCode'];
      return refused('MISMATCHING_CURRENCY', 'Currency does not match that of the account', field);
    }
    const credited = account ?? creditAccountIn(sql, context.ids, customer, currencyCode);
    const createdAt = wireDateTime(context.now());
    const added = addCredit(sql, context.ids, credited, {
      amountInMinorUnits: inMinorUnits,
      createdAt,
    });
    const after = { ...credited, balanceInMinorUnits: added.balanceInMinorUnits };
    return { storeCreditAccountTransaction: toTransaction(after, added), userErrors: [] };
  });
}

interface Source {
  readonly customer: Customer;
}

export const storeCreditArea: Area = {
  adminSchema: `
input StoreCreditAccountCreditInput { creditAmount: MoneyInput! }
type StoreCreditAccount implements Node { id: ID! balance: MoneyV2! }
type StoreCreditAccountCreditTransaction implements Node {
  id: ID!
  account: StoreCreditAccount!
  amount: MoneyV2!
  balanceAfterTransaction: MoneyV2!
  createdAt: DateTime!
}
enum StoreCreditAccountCreditUserErrorCode {
  ACCOUNT_NOT_FOUND
  MISMATCHING_CURRENCY
  NEGATIVE_OR_ZERO_AMOUNT
}
type StoreCreditAccountCreditUserError implements DisplayableError {
  code: StoreCreditAccountCreditUserErrorCode
  field: [String!]
  message: String!
}
type StoreCreditAccountCreditPayload {
  storeCreditAccountTransaction: StoreCreditAccountCreditTransaction
  userErrors: [StoreCreditAccountCreditUserError!]!
}
extend type Mutation {
  storeCreditAccountCredit(
    id: ID!
    creditInput: StoreCreditAccountCreditInput!
  ): StoreCreditAccountCreditPayload
}
`,
  adminResolvers: { Mutation: { storeCreditAccountCredit: credit } },
  customerResolvers: {
    Customer: {
      storeCreditAccounts: ({ customer }: Source, args: PageArguments, { store }) =>
        connectionOf({
          items: creditAccountsOf(store.read, customer).map(toAccount),
          args,
          keyOf: ({ id }) => ({ lastId: id, lastValue: id }),
        }),
    },
    StoreCreditAccount: {
      transactions: ({ account }: ReturnType<typeof toAccount>, args: PageArguments, { store }) =>
        connectionOf({
          items: transactionsOf(store.read, account).map((one) => toTransaction(account, one)),
          args,
          keyOf: ({ id }) => ({ lastId: id, lastValue: id }),
        }),
    },
  },
};
