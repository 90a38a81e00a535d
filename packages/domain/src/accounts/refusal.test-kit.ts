export const OK = { ok: true };

export const refusal = (code: string, ...fields: readonly string[]) => ({
  ok: false,
  code,
  fields,
});
