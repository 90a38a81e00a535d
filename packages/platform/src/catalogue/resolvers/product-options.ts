import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { gid } from '../../ids/index.ts';
import type { Product, Variant } from '../read/entries.ts';
import { isForSale } from '../read/stock-book.ts';
import { catalogueOf } from './catalogue-of.ts';
import { ofProduct, translate } from './translate.ts';

export interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

function optionName(context: GraphqlContext, { record }: Product, name: string): string {
  return translate(context, { ...ofProduct(record), key: `options.${name}` }, name);
}

function optionValue(
  context: GraphqlContext,
  { record }: Product,
  { name, value }: SelectedOption,
): string {
  return translate(context, { ...ofProduct(record), key: `option_values.${name}.${value}` }, value);
}

export function selectedOptions(
  context: GraphqlContext,
  { record, product }: Variant,
): readonly SelectedOption[] {
  return product.record.options.map(({ name }, index) => ({
    name: optionName(context, product, name),
    value: optionValue(context, product, { name, value: record.optionValues[index] ?? '' }),
  }));
}

export function variantTitle(context: GraphqlContext, variant: Variant): string {
  return selectedOptions(context, variant)
    .map(({ value }) => value)
    .join(' / ');
}

export function optionsOf(context: GraphqlContext, product: Product) {
  return product.record.options.map((option, index) => ({
    __typename: 'ProductOption',
    id: gid('ProductOption', option.number),
    name: optionName(context, product, option.name),
    values: option.values.map(({ name }) =>
      optionValue(context, product, { name: option.name, value: name }),
    ),
    optionValues: option.values.map(({ number, name }) => {
      const variants = product.variants.filter(({ record }) => record.optionValues[index] === name);
      const { stock } = catalogueOf(context);
      return {
        __typename: 'ProductOptionValue',
        id: gid('ProductOptionValue', number),
        name: optionValue(context, product, { name: option.name, value: name }),
        swatch: null,
        firstSelectableVariant:
          variants.find((variant) => isForSale(stock, variant)) ?? variants[0] ?? null,
      };
    }),
  }));
}
