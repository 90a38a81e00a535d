import {
  fail,
  type MutationErrors,
  mutationPayload,
  readAllPages,
  succeed,
} from '@lokke/http-client';
import { type AdminClient, type AdminResult, mutation, query } from '../client.ts';

const titlePage = query('DiscountTitles', ({ discountNodes: { nodes, pageInfo } }) => ({
  nodes: nodes.flatMap(({ discount }) => ('title' in discount ? [discount.title] : [])),
  pageInfo,
}));

/** Titles of all automatic discounts, by which Shopify tells them apart. */
export const discountTitles = (client: AdminClient) =>
  readAllPages((after) => titlePage(client, { after }));

type Payload = MutationErrors & { readonly automaticDiscountNode: { readonly id: string } | null };

function idOf(answer: Payload | null): AdminResult<string> {
  const payload = mutationPayload(answer);
  if (!payload.ok) return payload;
  const id = payload.value.automaticDiscountNode?.id;
  return id === undefined ? fail({ kind: 'unreadable', message: 'No discount' }) : succeed(id);
}

/** Takes something off what is bought; the discount's id. */
export const discountAutomaticBasicCreate = mutation('DiscountAutomaticBasicCreate', (data) =>
  idOf(data.discountAutomaticBasicCreate),
);

/** Takes something off for what else is bought; the discount's id. */
export const discountAutomaticBxgyCreate = mutation('DiscountAutomaticBxgyCreate', (data) =>
  idOf(data.discountAutomaticBxgyCreate),
);
