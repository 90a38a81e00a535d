import { estimateDelivery, parseDeliveryTerms } from '@lokke/domain/delivery';
import { LOCALES, marketOf } from '@lokke/domain/markets';
import { isShopKey, promiseDays, shippingOf } from '@lokke/platform';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const anyMoment = fc.date({
  min: new Date('2024-01-01'),
  max: new Date('2040-12-31'),
  noInvalidDate: true,
});

it('bag and product page promise the days of the checkout, around each limit, weekend, holiday and change of clocks', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LOCALES),
      anyMoment,
      // Near the turn of an hour, where the limits of all shops are.
      fc.option(fc.integer({ min: -90, max: 90 })),
      fc.boolean(),
      (locale, moment, secondsFromHour, isExpress) => {
        const market = marketOf(locale);
        const { shop } = market;
        if (!isShopKey(shop)) throw new Error(`${shop} is no shop of the demo`);
        const now = new Date(moment);
        if (secondsFromHour !== null) now.setUTCMinutes(0, secondsFromHour, 0);
        const { methods, orderBefore } = shippingOf(shop, null);
        const { days = '' } = methods[isExpress ? 1 : 0] ?? {};
        const terms = parseDeliveryTerms({ standardPrice: '1', standardDays: days, orderBefore });
        if (terms === null) throw new Error(`${shop} promises nothing`);
        expect(promiseDays(shop, { days, orderBefore }, now)).toEqual(
          estimateDelivery({ now, market, ...terms }),
        );
      },
    ),
    { numRuns: 3000 },
  );
});
