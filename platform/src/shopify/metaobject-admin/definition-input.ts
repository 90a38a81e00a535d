import type { Validation } from '../metaobjects/index.ts';

/** The arguments of the mutations, as the schema has checked them. */

type Maybe<Value> = Value | null | undefined;

interface Enabled {
  readonly enabled: boolean;
}

export interface NewFieldInput {
  readonly key: string;
  readonly name?: Maybe<string>;
  readonly description?: Maybe<string>;
  readonly required?: Maybe<boolean>;
  readonly type: string;
  readonly validations?: Maybe<readonly Validation[]>;
  readonly capabilities?: Maybe<{ readonly adminFilterable?: Maybe<Enabled> }>;
}

export type ChangedFieldInput = Omit<NewFieldInput, 'type'>;

interface FieldOperation {
  readonly create?: Maybe<NewFieldInput>;
  readonly update?: Maybe<ChangedFieldInput>;
  readonly delete?: Maybe<{ readonly key: string }>;
}

export interface CapabilitiesInput {
  readonly publishable?: Maybe<Enabled>;
  readonly translatable?: Maybe<Enabled>;
  readonly renderable?: Maybe<
    Enabled & {
      readonly data?: Maybe<{
        readonly metaTitleKey?: Maybe<string>;
        readonly metaDescriptionKey?: Maybe<string>;
      }>;
    }
  >;
  readonly onlineStore?: Maybe<Enabled>;
}

interface AccessInput {
  readonly admin?: Maybe<string>;
  readonly storefront?: Maybe<'NONE' | 'PUBLIC_READ'>;
  readonly customerAccount?: Maybe<'NONE' | 'READ'>;
}

interface SharedInput {
  readonly name?: Maybe<string>;
  readonly description?: Maybe<string>;
  readonly displayNameKey?: Maybe<string>;
  readonly access?: Maybe<AccessInput>;
  readonly capabilities?: Maybe<CapabilitiesInput>;
}

export interface NewDefinitionInput extends SharedInput {
  readonly type: string;
  readonly fieldDefinitions: readonly NewFieldInput[];
}

export interface ChangedDefinitionInput extends SharedInput {
  readonly fieldDefinitions?: Maybe<readonly FieldOperation[]>;
  readonly resetFieldOrder?: Maybe<boolean>;
}
