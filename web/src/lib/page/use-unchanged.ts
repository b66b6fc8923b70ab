import { useState } from 'react';

/** The value of last time while the new one says the same: what is drawn from it need not be drawn again. */
export function useUnchanged<Value>(value: Value, isSame: (last: Value, next: Value) => boolean): Value {
  const [last, setLast] = useState(value);
  if (last === value || isSame(last, value)) return last;
  setLast(value);
  return value;
}
