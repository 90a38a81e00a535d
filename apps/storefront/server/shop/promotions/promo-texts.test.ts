import { describe, expect, it, test } from 'vitest';
import { moneyOf, promoTextsOf } from './promo-texts.ts';

const ID = 'gid://shopify/DiscountAutomaticNode/1';
const NOTHING = {
  freeItemHandle: null,
  discountIds: [],
  giftIds: [],
  popups: { freeTravelSize: false, noKickbackFee: false },
};

describe('promo settings', () => {
  it('are read whole', () => {
    const json = JSON.stringify({
      amountOfProductsToGetFreeItem: '3',
      freeItemHandle: ' mask ',
      automaticDiscountIds: [ID, ID],
      giftDiscountIds: [ID],
      popups: { freeTravelSize: true, noKickbackFee: true },
    });
    expect(promoTextsOf(json)).toMatchObject({
      raw: { amountOfProductsToGetFreeItem: '3' },
      freeItemHandle: 'mask',
      discountIds: [ID],
      giftIds: [ID],
      popups: { freeTravelSize: true, noKickbackFee: true },
    });
  });

  test.each([null, '', '{', 'null', '7', '[]', '{}'])(
    'are as good as none when they are %o',
    (json) => {
      expect(promoTextsOf(json)).toMatchObject(NOTHING);
    },
  );

  it('drop what does not fit and keep the rest', () => {
    const json = JSON.stringify({
      freeItemHandle: ' ',
      automaticDiscountIds: ['1', 7, ID, 'gid://shopify/DiscountCodeNode/1'],
      giftDiscountIds: ID,
      popups: { freeTravelSize: 'yes', noKickbackFee: true },
    });
    expect(promoTextsOf(json)).toMatchObject({
      freeItemHandle: null,
      discountIds: [ID],
      giftIds: [],
      popups: { freeTravelSize: false, noKickbackFee: true },
    });
  });
});

describe('an amount of the shop', () => {
  test.each([
    ['{"amount":"50.00","currency_code":"EUR"}', { amountInMinorUnits: 5000, currencyCode: 'EUR' }],
    ['{"amount":"50.00","currency_code":"USD"}', null],
    ['{"amount":"fifty","currency_code":"EUR"}', null],
    ['{"amount":50,"currency_code":"EUR"}', null],
    ['50', null],
    [null, null],
  ])('%s', (json, money) => {
    expect(moneyOf(json, 'EUR')).toEqual(money);
  });
});
