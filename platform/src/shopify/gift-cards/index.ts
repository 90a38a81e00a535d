export { type GiftCardUse, payWith } from './gift-card.ts';
export { type GiftCard, listGiftCards } from './gift-card-rows.ts';
export { giftCardsArea } from './gift-cards-area.ts';
export { type GiftCardProblem, issueInWrite } from './issue.ts';
export { openGiftCard, readGiftCards, redeemGiftCards, refundGiftCards } from './redeem.ts';
