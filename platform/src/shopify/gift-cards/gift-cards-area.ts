import { readFileSync } from 'node:fs';
import {
  type Area,
  type GraphqlContext,
  gid,
  parseGid,
  type Shop,
  wireDateTime,
  wireMoney,
} from '../../protocol/index.ts';
import { findGiftCards, type GiftCard, writeDeactivation } from './gift-card-rows.ts';
import { type GiftCardInput, type GiftCardProblem, issueGiftCard, parseAmount } from './issue.ts';

function toGraphqlGiftCard(card: GiftCard, { currencyCode }: Shop) {
  return {
    __typename: 'GiftCard' as const,
    id: gid('GiftCard', card.id),
    balance: wireMoney(card.balanceInMinorUnits, currencyCode),
    createdAt: card.createdAt,
    deactivatedAt: card.deactivatedAt,
    enabled: card.deactivatedAt === null,
    expiresOn: card.expiresOn,
    initialValue: wireMoney(card.initialInMinorUnits, currencyCode),
    lastCharacters: card.lastCharacters,
    maskedCode: `•••• •••• •••• ${card.lastCharacters}`,
    note: card.note,
    updatedAt: card.updatedAt,
  };
}

type ErrorCode = 'GREATER_THAN' | 'GIFT_CARD_LIMIT_EXCEEDED' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID';

const ERRORS: Readonly<Record<GiftCardProblem, readonly [field: string, code: ErrorCode | null]>> =
  {
    amount: ['initialValue', 'GREATER_THAN'],
    tooMuch: ['initialValue', 'GIFT_CARD_LIMIT_EXCEEDED'],
    tooShort: ['code', 'TOO_SHORT'],
    tooLong: ['code', 'TOO_LONG'],
    characters: ['code', 'INVALID'],
    // Recorded without a code, though the schema has one for it.
    taken: ['code', null],
    date: ['expiresOn', 'INVALID'],
  };

interface CreateInput {
  readonly code?: string | null;
  readonly expiresOn?: string | null;
  readonly initialAmount?: { readonly amount: unknown; readonly currencyCode: string } | null;
  readonly initialValue?: unknown;
  readonly note?: string | null;
}

/** Null for what is no amount of the shop's currency. */
function amountOf({ initialAmount, initialValue }: CreateInput, shop: Shop): number | null {
  if (initialAmount && initialAmount.currencyCode !== shop.currencyCode) return null;
  return parseAmount(initialAmount?.amount ?? initialValue ?? 0);
}

async function giftCardCreate(context: GraphqlContext, { input }: { readonly input: CreateInput }) {
  const wanted: GiftCardInput = {
    code: input.code || null,
    initialInMinorUnits: amountOf(input, context.shop),
    expiresOn: input.expiresOn ?? null,
    note: input.note ?? null,
  };
  const outcome = await issueGiftCard(context, context.shop.key, wanted);
  if (outcome.kind === 'issued') {
    const giftCard = toGraphqlGiftCard(outcome.card, context.shop);
    return { giftCard, giftCardCode: outcome.code, userErrors: [] };
  }
  const [field, code] = ERRORS[outcome.problem];
  const message = `${field} is refused: ${outcome.problem}`;
  const error = { __typename: 'GiftCardUserError', field: ['input', field], code, message };
  return { giftCard: null, giftCardCode: null, userErrors: [error] };
}

function findByGid({ store, shop }: GraphqlContext, id: string): GiftCard | null {
  const parsed = parseGid(id);
  const number = parsed?.type === 'GiftCard' ? Number(parsed.id) : Number.NaN;
  if (!Number.isSafeInteger(number)) return null;
  return findGiftCards(store.read, shop.key, [number])[0] ?? null;
}

async function giftCardDeactivate(context: GraphqlContext, { id }: { readonly id: string }) {
  const found = findByGid(context, id);
  if (found === null) {
    const error = {
      __typename: 'GiftCardDeactivateUserError',
      field: ['id'],
      code: 'GIFT_CARD_NOT_FOUND',
      message: 'Gift card does not exist',
    };
    return { giftCard: null, userErrors: [error] };
  }
  await context.store.write((sql) => writeDeactivation(sql, found.id, wireDateTime(context.now())));
  const after = findByGid(context, id) ?? found;
  return { giftCard: toGraphqlGiftCard(after, context.shop), userErrors: [] };
}

export const giftCardsArea: Area = {
  adminSchema: readFileSync(new URL('admin-schema.graphql', import.meta.url), 'utf8'),
  adminResolvers: {
    QueryRoot: {
      giftCard(_, { id }: { readonly id: string }, context) {
        const found = findByGid(context, id);
        return found === null ? null : toGraphqlGiftCard(found, context.shop);
      },
    },
    Mutation: {
      giftCardCreate: (_, args: { readonly input: CreateInput }, context) =>
        giftCardCreate(context, args),
      giftCardDeactivate: (_, args: { readonly id: string }, context) =>
        giftCardDeactivate(context, args),
    },
  },
};
