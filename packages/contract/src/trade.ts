import { CURRENCY_CODES } from '@lokke/domain/money';
import { MISSING_TRADE_PROOFS, type ProfessionalRate } from '@lokke/domain/trade';
import * as v from 'valibot';
import type { ApiCall } from './call/index.ts';
import { localeSchema, objectSchema } from './schema.ts';

const money = v.object({
  amountInMinorUnits: v.number(),
  currencyCode: v.picklist(CURRENCY_CODES),
});

const rateSchema: v.GenericSchema<unknown, ProfessionalRate> = v.object({
  percentage: v.number(),
  collections: v.nullable(v.array(v.string())),
  products: v.exactOptional(v.array(v.string())),
  minimum: v.nullable(v.union([money, v.object({ quantity: v.number() })])),
});

/** Rates of the logged-in salon customer; null for everybody else. */
export const getProfessionalRates = {
  method: 'GET',
  path: '/api/professional/rates/',
  request: objectSchema({ locale: localeSchema }),
  response: v.strictObject({
    rates: v.nullable(v.array(rateSchema)),
    /** Names why a salon has no rates yet. */
    missingProof: v.exactOptional(v.picklist(MISSING_TRADE_PROOFS)),
  }),
} as const satisfies ApiCall;
