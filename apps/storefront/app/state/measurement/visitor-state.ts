import { visitorTypeOf } from '@lokke/domain/salons';

export interface KnownSalons {
  /** Affiliated salon. */
  readonly ownSalonNo: string | null;
  readonly chosenSalonNo: string | null;
}

interface TaggedVisitor {
  readonly visitorType: string;
  readonly salonNo: string | null;
}

export interface VisitorState {
  readonly salons: () => KnownSalons;
  readonly current: () => TaggedVisitor;
  /** The server's word after a login or logout; it counts until this browser has stored the same. */
  readonly setOwnSalon: (ownSalonNo: string | null) => void;
  readonly hasChanged: () => boolean;
  readonly markTold: () => void;
}

/** Who the tag manager was told is here, and who is (spec §1, §7). */
export function createVisitorState(
  storedSalons: () => KnownSalons,
  consumerLabel: string,
): VisitorState {
  let said: Pick<KnownSalons, 'ownSalonNo'> | null = null;
  const salons = (): KnownSalons => {
    const stored = storedSalons();
    if (said?.ownSalonNo === stored.ownSalonNo) said = null;
    return { ...stored, ...said };
  };
  const current = (): TaggedVisitor => {
    const { ownSalonNo, chosenSalonNo } = salons();
    const own = ownSalonNo === null ? null : { salonNo: ownSalonNo };
    return { visitorType: visitorTypeOf(own, consumerLabel), salonNo: chosenSalonNo };
  };
  let told = current();
  return {
    salons,
    current,
    setOwnSalon: (ownSalonNo) => {
      said = { ownSalonNo };
    },
    hasChanged: () => {
      const { visitorType, salonNo } = current();
      return visitorType !== told.visitorType || salonNo !== told.salonNo;
    },
    markTold: () => {
      told = current();
    },
  };
}
