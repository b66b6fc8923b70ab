/** A refusal a user can cause is a value; an exception means a bug or a broken machine. */
export type Result<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

export function accept<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

export function refuse<Refusal>(refusal: Refusal): Result<never, Refusal> {
  return { ok: false, refusal };
}
