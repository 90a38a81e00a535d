import DUTIES from './duties.json' with { type: 'json' };
import { type LawfulMarket, regionsOf } from './regions.ts';

/** Names what the law asks of a shop; `duties.json` says where, from when, on which page and by which setting. */
export type Rule = keyof typeof DUTIES;

const CHECKS = [
  'shop',
  'guaranteePicture',
  'greenClaims',
  'priceHistory',
  'letters',
  'responsible',
  'sellerFacts',
  'registers',
  'inci',
  'renewals',
  'zoom',
] as const;

/** Check that tells whether a duty is met; `shop` needs no setting. */
export type DutyCheck = (typeof CHECKS)[number];

/** A law that asks it in some regions. */
interface DutyRow {
  /** Country codes, `EU`, `EEA` or `NI`. */
  readonly regions: readonly string[];
  /** First day, as yyyy-mm-dd; null for what is no law yet. */
  readonly from: string | null;
  /** Words for a day that is not known. */
  readonly expected?: string;
  /** Facts of a market's texts that it wants said. */
  readonly facts?: readonly string[];
  readonly basis: string;
  readonly source: string;
}

export interface Duty {
  readonly rule: Rule;
  readonly asks: string;
  readonly places: readonly string[];
  /** Setting or content that it takes; null where the shop needs none. */
  readonly takes: string | null;
  readonly check: DutyCheck;
  readonly rows: readonly DutyRow[];
}

const RULES: readonly Rule[] = Object.keys(DUTIES).filter(isRule);

/** The table, in its order. */
export const ALL_DUTIES: readonly Duty[] = RULES.map((rule) => ({
  rule,
  ...DUTIES[rule],
  check: checkOf(DUTIES[rule].check),
}));

function isRule(name: string): name is Rule {
  return Object.hasOwn(DUTIES, name);
}

function checkOf(name: string): DutyCheck {
  const check = CHECKS.find((one) => one === name);
  if (check === undefined) throw new Error(`duties.json names an unknown check: ${name}`);
  return check;
}

/** The rows of a duty that hold in a market, whatever the day. */
function rowsFor({ rows }: Pick<Duty, 'rows'>, market: LawfulMarket): readonly DutyRow[] {
  const regions = regionsOf(market);
  return rows.filter((row) => row.regions.some((region) => regions.includes(region)));
}

/** The duties of a market on a day (in UTC), with the rows in force. */
export function dutiesOf(market: LawfulMarket, now: Date): readonly Duty[] {
  const today = now.toISOString().slice(0, 'yyyy-mm-dd'.length);
  return ALL_DUTIES.flatMap((duty) => {
    const rows = rowsFor(duty, market).filter(({ from }) => from !== null && from <= today);
    return rows.length === 0 ? [] : { ...duty, rows };
  });
}

/** Facts that texts of a market have to say by the law of a day. */
export function factsAskedIn(market: LawfulMarket, now: Date): readonly string[] {
  return dutiesOf(market, now).flatMap(({ rows }) => rows.flatMap(({ facts = [] }) => facts));
}

/** Tells whether a rule is law in a market on a day. */
export function isDuty(rule: Rule, market: LawfulMarket, now: Date): boolean {
  return dutiesOf(market, now).some((duty) => duty.rule === rule);
}
