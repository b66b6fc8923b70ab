import { useState } from 'react';

/** The last value while the new one is equal, so that components reading it do not re-render. */
export function useUnchanged<Value>(value: Value, isSame: (last: Value, next: Value) => boolean): Value {
  const [last, setLast] = useState(value);
  if (last === value || isSame(last, value)) return last;
  setLast(value);
  return value;
}
