import {
  connectionOf,
  type GraphqlContext,
  type PageArguments,
  type ResolverMap,
  requestError,
} from '../../core/index.ts';
import {
  addDefinition,
  findDefinition,
  findMetaobjectByHandle,
  findMetaobjects,
  listMetaobjects,
  listMetaobjectsAbout,
  type Metaobject,
  type MetaobjectDefinition,
  metaobjectNumber,
} from '../../metaobjects/index.ts';
import { type AdminMetaobject, adminDefinition, adminMetaobject } from './admin-metaobject.ts';
import {
  metaobjectCreate,
  metaobjectDelete,
  metaobjectUpdate,
  metaobjectUpsert,
  rejected,
} from './metaobject-mutations.ts';

function answer({ store, shop }: GraphqlContext, found: Metaobject | null | undefined) {
  const definition = found ? findDefinition(store.read, shop.key, found.type) : null;
  return found && definition !== null ? adminMetaobject(found, definition) : null;
}

interface ListArguments extends PageArguments {
  readonly type: string;
  readonly query?: string | null;
  readonly reverse?: boolean | null;
}

const ABOUT = /^fields\.(product|author):["']?([^"']+)["']?$/;

/** Only supported terms: ignoring one would return the wrong entries. */
function listed({ store, shop }: GraphqlContext, { type, query }: ListArguments) {
  const term = (query ?? '').trim();
  if (term === '') return listMetaobjects(store.read, shop.key, type);
  const [, about, id = ''] = ABOUT.exec(term) ?? [];
  if (about === 'product' || about === 'author') {
    return listMetaobjectsAbout(store.read, shop.key, { type, about, id });
  }
  throw requestError(
    'BAD_REQUEST',
    `metaobjects(query:) takes fields.product: or fields.author:, not "${term}"`,
  );
}

interface DefinitionInput {
  readonly type: string;
  readonly name?: string | null;
  readonly access?: { readonly storefront?: 'NONE' | 'PUBLIC_READ' | null } | null;
  readonly capabilities?: { readonly publishable?: { readonly enabled: boolean } | null } | null;
  readonly fieldDefinitions: readonly {
    readonly key: string;
    readonly name?: string | null;
    readonly required?: boolean | null;
    readonly type: string;
  }[];
}

function createDefinition(
  _: unknown,
  { definition: input }: { readonly definition: DefinitionInput },
  { store, shop, ids }: GraphqlContext,
) {
  const refuse = (code: string, message: string) => ({
    metaobjectDefinition: null,
    userErrors: rejected([{ code, field: ['definition', 'type'], message, elementKey: null }])
      .userErrors,
  });
  if (!/^(\$app:)?[\w-]{3,255}$/.test(input.type)) return refuse('INVALID', 'Type is invalid');
  return store.write((sql) => {
    if (findDefinition(sql, shop.key, input.type) !== null) {
      return refuse('TAKEN', 'Type has already been taken');
    }
    const definition: MetaobjectDefinition = {
      id: ids.next('MetaobjectDefinition') + 1_000,
      type: input.type,
      name: input.name ?? input.type,
      fieldDefinitions: input.fieldDefinitions.map(({ key, name, required, type }) => ({
        key,
        name: name ?? key,
        type,
        isRequired: required ?? false,
      })),
      isPublishable: input.capabilities?.publishable?.enabled ?? false,
      storefront: input.access?.storefront ?? 'NONE',
    };
    addDefinition(sql, shop.key, definition);
    return { metaobjectDefinition: adminDefinition(definition), userErrors: [] };
  });
}

function mutation<Arguments>(run: (context: GraphqlContext, args: Arguments) => unknown) {
  return (_: unknown, args: Arguments, context: GraphqlContext) => run(context, args);
}

export const METAOBJECT_ADMIN_RESOLVERS: ResolverMap = {
  QueryRoot: {
    metaobject: (_, { id }: { readonly id: string }, context) => {
      const numbers = [metaobjectNumber(id) ?? 0];
      return answer(context, findMetaobjects(context.store.read, context.shop.key, numbers)[0]);
    },
    metaobjectByHandle: (
      _,
      { handle }: { readonly handle: { readonly type: string; readonly handle: string } },
      context,
    ) => answer(context, findMetaobjectByHandle(context.store.read, context.shop.key, handle)),
    metaobjects(_, args: ListArguments, context) {
      const items = listed(context, args).flatMap((one) => answer(context, one) ?? []);
      return connectionOf({
        items: args.reverse ? items.toReversed() : items,
        args,
        keyOf: ({ id }) => ({ lastId: id, lastValue: id }),
      });
    },
    metaobjectDefinitionByType: (_, { type }: { readonly type: string }, { store, shop }) => {
      const definition = findDefinition(store.read, shop.key, type);
      return definition === null ? null : adminDefinition(definition);
    },
  },
  Mutation: {
    metaobjectDefinitionCreate: createDefinition,
    metaobjectCreate: mutation(metaobjectCreate),
    metaobjectUpdate: mutation(metaobjectUpdate),
    metaobjectUpsert: mutation(metaobjectUpsert),
    metaobjectDelete: mutation(metaobjectDelete),
  },
  Metaobject: {
    field: ({ fields }: AdminMetaobject, { key }: { readonly key: string }) =>
      fields.find((field) => field.key === key) ?? null,
  },
};
