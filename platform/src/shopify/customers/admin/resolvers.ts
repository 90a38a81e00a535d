import {
  type GraphqlContext,
  gidNumber,
  type ListArguments,
  languageFor,
  pageOf,
  type ResolverMap,
  requestError,
  rootFields,
  searchTerms,
  wireDateTime,
} from '../../../protocol/index.ts';
import { countOrdersOfCustomer } from '../../orders/index.ts';
import { type Customer, displayName, newCustomer } from '../customer.ts';
import { customerFacts } from '../graphql/customer.ts';
import { sendInvitation } from '../invite.ts';
import { checkMetafield } from '../metafields/check-metafield.ts';
import { findMetafield, listMetafields } from '../metafields/metafield-rows.ts';
import { toMetafield } from '../metafields/set-metafields.ts';
import {
  changedDetails,
  checkDetails,
  checkEmail,
  type DetailsInput,
  normaliseEmail,
  normaliseText,
} from '../rules/details.ts';
import { emailTaken, phoneTaken } from '../rules/user-errors.ts';
import { findCustomer, listCustomers, saveCustomer } from '../store/customer-rows.ts';
import {
  APP_NAMESPACE,
  completeInput,
  type GivenMetafield,
  metafieldsDelete,
  metafieldsSet,
  readOwnerMetafield,
  writeOfOwner,
} from './metafields.ts';

function adminCustomer(customer: Customer) {
  return {
    ...customerFacts(customer),
    state: customer.state,
    verifiedEmail: customer.isEmailVerified,
    locale: customer.language,
    multipassIdentifier: customer.multipassIdentifier,
  };
}

type AdminCustomer = ReturnType<typeof adminCustomer>;

/** Finds customers, oldest first; by e-mail alone, as ignoring another term would return the wrong ones. */
function searchCustomers(
  { store, shop }: GraphqlContext,
  query: string | null | undefined,
): readonly Customer[] {
  const terms = searchTerms(query);
  if (terms.length === 0) return listCustomers(store.read, shop.key, { limit: -1 }).toReversed();
  const [term] = terms;
  if (term === undefined || terms.length > 1 || term.field !== 'email' || term.operator !== '') {
    throw requestError('BAD_REQUEST', `customers(query:) takes email: alone, not "${query}"`);
  }
  const found = findCustomer(store.read, shop.key, { email: normaliseEmail(term.value) });
  return found === null ? [] : [found];
}

interface CustomerInput extends Omit<DetailsInput, 'acceptsMarketing'> {
  readonly email?: string | null;
  readonly locale?: string | null;
  readonly tags?: readonly string[] | null;
  readonly metafields?: readonly GivenMetafield[] | null;
}

interface UserError {
  readonly field: readonly string[] | null;
  readonly message: string;
}

function reject(errors: readonly UserError[]) {
  return {
    customer: null,
    userErrors: errors.map(({ field, message }) => ({ __typename: 'UserError', field, message })),
  };
}

/** Creates a customer without a password: they choose one through an invitation. */
function customerCreate(context: GraphqlContext, { input }: { readonly input: CustomerInput }) {
  const { shop } = context;
  const metafields = (input.metafields ?? []).map(completeInput);
  const problems: readonly UserError[] = [
    ...checkEmail(input.email ?? '', ['email']),
    ...checkDetails(input, []),
    ...metafields.flatMap((metafield, index) => {
      const fault = checkMetafield(context, metafield);
      if (fault === null) return [];
      return [{ field: ['metafields', String(index), fault.name], message: fault.message }];
    }),
  ];
  if (problems.length > 0) return reject(problems);
  return context.store.write((sql) => {
    const email = normaliseEmail(input.email ?? '');
    if (findCustomer(sql, shop.key, { email })) return reject([emailTaken(['email'])]);
    const language = languageFor(input.locale ?? null, shop);
    const blank = newCustomer(context, { email, state: 'DISABLED', language });
    const customer: Customer = {
      ...blank,
      ...changedDetails(blank, input),
      tags: (input.tags ?? []).flatMap((tag) => normaliseText(tag) ?? []),
    };
    if (customer.phone !== null && findCustomer(sql, shop.key, { phone: customer.phone })) {
      return reject([phoneTaken(['phone'])]);
    }
    saveCustomer(sql, customer);
    const owner = { kind: 'rows', owner: customer, type: ownerType } as const;
    for (const metafield of metafields) writeOfOwner(sql, context, owner, metafield);
    return { customer: adminCustomer(customer), userErrors: [] };
  });
}

function customerSendAccountInviteEmail(
  context: GraphqlContext,
  { customerId }: { readonly customerId: string },
) {
  return context.store.write((sql) => {
    const id = gidNumber(customerId, 'Customer') ?? 0;
    const customer = findCustomer(sql, context.shop.key, { id });
    if (customer !== null && customer.state !== 'ENABLED') {
      return { customer: adminCustomer(sendInvitation(sql, context, customer)), userErrors: [] };
    }
    const message =
      customer === null
        ? 'Customer does not exist'
        : `${displayName(customer)} already has an account`;
    const __typename = 'CustomerSendAccountInviteEmailUserError';
    const userErrors = [{ __typename, code: 'INVALID', field: ['customerId'], message }];
    return { customer: null, userErrors };
  });
}

interface GivenTags {
  readonly id: string;
  readonly tags: readonly string[];
}

type ChangeTags = (known: readonly string[], given: readonly string[]) => readonly string[];

/** Tags customers alone; a tag is the same whatever its case. */
function tagCustomer({ store, shop, now }: GraphqlContext, given: GivenTags, change: ChangeTags) {
  return store.write((sql) => {
    const customer = findCustomer(sql, shop.key, { id: gidNumber(given.id, 'Customer') ?? 0 });
    if (customer === null) {
      const error = { __typename: 'UserError', field: ['id'], message: 'Customer does not exist' };
      return { node: null, userErrors: [error] };
    }
    const tags = change(
      customer.tags,
      given.tags.flatMap((tag) => normaliseText(tag) ?? []),
    );
    const isSame = tags.length === customer.tags.length;
    const kept = isSame
      ? customer
      : saveCustomer(sql, { ...customer, tags, updatedAt: wireDateTime(now()) });
    return { node: adminCustomer(kept), userErrors: [] };
  });
}

function withoutTags(tags: readonly string[], taken: readonly string[]): readonly string[] {
  const out = new Set(taken.map((tag) => tag.toLowerCase()));
  return tags.filter((tag) => !out.has(tag.toLowerCase()));
}

const tagsAdd = (context: GraphqlContext, given: GivenTags) =>
  tagCustomer(context, given, (known, tags) => [...known, ...withoutTags(tags, known)]);

const tagsRemove = (context: GraphqlContext, given: GivenTags) =>
  tagCustomer(context, given, withoutTags);

const ownerType = 'CUSTOMER';

interface MetafieldArguments {
  readonly namespace?: string | null;
  readonly key: string;
}

export const CUSTOMER_ADMIN_RESOLVERS: ResolverMap = {
  QueryRoot: {
    customer(_, { id }: { readonly id: string }, { store, shop }) {
      const number = gidNumber(id, 'Customer');
      if (number === null) throw requestError('RESOURCE_NOT_FOUND', `Invalid id: ${id}`);
      const customer = findCustomer(store.read, shop.key, { id: number });
      return customer === null ? null : adminCustomer(customer);
    },
    customers: (_, args: ListArguments & { readonly query?: string | null }, context) =>
      pageOf(searchCustomers(context, args.query).map(adminCustomer), args),
  },
  Mutation: rootFields({
    customerCreate,
    customerSendAccountInviteEmail,
    tagsAdd,
    tagsRemove,
    metafieldsSet,
    metafieldsDelete,
  }),
  Shop: {
    metafield: ({ id }: { readonly id: string }, name: MetafieldArguments, context) =>
      readOwnerMetafield(context, { id, ownerType: 'SHOP' }, name),
  },
  Order: {
    metafield: ({ id }: { readonly id: string }, name: MetafieldArguments, context) =>
      readOwnerMetafield(context, { id, ownerType: 'ORDER' }, name),
  },
  Customer: {
    numberOfOrders: ({ id }: AdminCustomer, _args: unknown, { store, shop }) =>
      String(countOrdersOfCustomer(store.read, shop.key, id)),
    metafield({ customer }: AdminCustomer, { namespace, key }: MetafieldArguments, { store }) {
      const name = { namespace: namespace ?? APP_NAMESPACE, key };
      const metafield = findMetafield(store.read, customer, name);
      return metafield === null ? null : { ...toMetafield(metafield), ownerType };
    },
    metafields({ customer }: AdminCustomer, args: ListArguments, { store }) {
      const found = listMetafields(store.read, customer);
      return pageOf(
        found.map((one) => ({ ...toMetafield(one), ownerType })),
        args,
      );
    },
  },
};
