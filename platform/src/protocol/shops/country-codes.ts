import { isEnumType } from 'graphql';
import { schemaOf } from '../graphql/schemas.ts';

/** The schemas' word for a country that is not known. */
const UNKNOWN = 'ZZ';

/** Lists the countries that the published schemas know. */
export function countryCodes(): readonly string[] {
  const type = schemaOf('2024-01').getType('CountryCode');
  if (!isEnumType(type)) throw new TypeError('the schema has no CountryCode');
  return type
    .getValues()
    .map(({ name }) => name)
    .filter((name) => name !== UNKNOWN);
}
