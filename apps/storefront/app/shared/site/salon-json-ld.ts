import type { PublicSalon } from '@lokke/domain/salons';

/** Salon JSON-LD (schema.org). */
export function describeSalon(
  { salonName, street, postcode, city, country, phone, position }: PublicSalon,
  url: string,
): Readonly<Record<string, unknown>> {
  return {
    '@type': 'HairSalon',
    name: salonName,
    url,
    address: {
      '@type': 'PostalAddress',
      ...(street !== null && { streetAddress: street }),
      ...(postcode !== null && { postalCode: postcode }),
      addressLocality: city,
      addressCountry: country,
    },
    ...(phone !== null && { telephone: phone }),
    ...(position !== null && { geo: { '@type': 'GeoCoordinates', ...position } }),
  };
}
