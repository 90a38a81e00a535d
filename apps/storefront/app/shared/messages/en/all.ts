import type { AllTexts } from '../messages.ts';
import { account } from './account.ts';
import { addresses } from './addresses.ts';
import { bag } from './bag.ts';
import { bundle } from './bundle.ts';
import { connection } from './connection.ts';
import { consent } from './consent.ts';
import { core } from './core/index.ts';
import { home } from './home.ts';
import { listing } from './listing.ts';
import { orders } from './orders.ts';
import { product } from './product.ts';
import { professional } from './professional.ts';
import { promotions } from './promotions.ts';
import { refusals } from './refusals.ts';
import { routine } from './routine.ts';
import { salon } from './salon.ts';
import { search } from './search.ts';
import { suggestion } from './suggestion.ts';
import { vocabulary } from './vocabulary.ts';
import { wishlist } from './wishlist.ts';
import { withdrawal } from './withdrawal.ts';
import { zoom } from './zoom.ts';

export const en: AllTexts = {
  account,
  addresses,
  bag,
  connection,
  core,
  home,
  orders,
  product,
  professional,
  promotions,
  refusals,
  listing,
  bundle,
  consent,
  routine,
  search,
  suggestion,
  zoom,
  withdrawal,
  vocabulary,
  salon,
  wishlist,
};
