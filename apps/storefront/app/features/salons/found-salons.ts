import type { FoundSalons } from '@lokke/contract/salons';

/** What a search brought; `failed`: nothing is known, rather than that there is nothing. */
export type Found = FoundSalons;
export type FoundSalon = Found['salons'][number];
export type ListedSalon = FoundSalon['salon'];
