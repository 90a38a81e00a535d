import type { OrderAddress } from '../../orders/index.ts';
import type { Shop } from '../../shops/index.ts';
import { addressShape } from '../rules/address-shape.ts';

/** An address as it would stand on a parcel in its country. */
export function addressLines(
  address: OrderAddress,
  shop: Pick<Shop, 'key'>,
  countryName: string,
): readonly string[] {
  const { isZipFirst } = addressShape(shop.key);
  const { zip, city, regionName, regionCode } = address;
  const town = isZipFirst ? [zip, city] : [city, shop.key === 'us' ? regionCode : null, zip];
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.address1,
    address.address2,
    town.filter((part) => part !== null).join(' '),
    shop.key === 'us' ? null : regionName,
    countryName,
  ];
  return lines.filter((line) => line !== null);
}

export function countryNameIn(languageTag: string, countryCode: string): string {
  return new Intl.DisplayNames(languageTag, { type: 'region' }).of(countryCode) ?? countryCode;
}
