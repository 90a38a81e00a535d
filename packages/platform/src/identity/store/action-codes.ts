import { secretHash } from '../../customers/store/secret-hash.ts';
import { integerColumn, type Sql, textColumn } from '../../store/index.ts';
import { IdentityRefusal } from '../identity-refusal.ts';

export const ACTION_KINDS = ['PASSWORD_RESET', 'VERIFY_EMAIL'] as const;

export type ActionKind = (typeof ACTION_KINDS)[number];

const HOUR_IN_MS = 3_600_000;

/** As at Firebase. */
export const CODE_LIFETIME_IN_HOURS: Readonly<Record<ActionKind, number>> = {
  PASSWORD_RESET: 1,
  VERIFY_EMAIL: 72,
};

export interface ActionCode {
  readonly localId: string;
  readonly kind: ActionKind;
}

/** A new one replaces those before it of its kind. */
export function issueCode(
  sql: Sql,
  { localId, kind }: ActionCode,
  { code, now }: { readonly code: string; readonly now: Date },
): void {
  deleteCodes(sql, { localId, kind });
  sql
    .prepare('INSERT INTO identity_action_codes VALUES (?, ?, ?, ?)')
    .run(
      secretHash(code),
      localId,
      kind,
      now.getTime() + CODE_LIFETIME_IN_HOURS[kind] * HOUR_IN_MS,
    );
}

/** Whose code it is; one that is no good is refused. */
export function ownerOfCode(sql: Sql, code: string, now: Date): ActionCode {
  const row = sql
    .prepare('SELECT * FROM identity_action_codes WHERE code_hash = ?')
    .get(secretHash(code));
  const kind = row && ACTION_KINDS.find((one) => one === row['kind']);
  if (row === undefined || kind === undefined) throw new IdentityRefusal('INVALID_OOB_CODE');
  if (integerColumn(row, 'expires_at_ms') <= now.getTime()) {
    throw new IdentityRefusal('EXPIRED_OOB_CODE');
  }
  return { localId: textColumn(row, 'local_id'), kind };
}

export function deleteCodes(sql: Sql, { localId, kind }: ActionCode): void {
  sql
    .prepare('DELETE FROM identity_action_codes WHERE local_id = ? AND kind = ?')
    .run(localId, kind);
}
