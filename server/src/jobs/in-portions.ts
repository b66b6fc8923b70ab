/** Frequent small counts, collected in memory and written together. */
export interface Portions<Value> {
  /** A repeated key increases its count and is written once. */
  add(key: string, value: Value): void;
  flush(): Promise<void>;
  /** Writes the rest and stops. */
  end(): Promise<void>;
}

export interface BatchCount<Value> {
  readonly value: Value;
  readonly times: number;
}

const usualPauseMs = 15_000;
/** Keys beyond this are not counted while the database is away. */
const most = 10_000;

/** A killed process loses unwritten counts, so this is for statistics only. */
export function inPortions<Value>(
  write: (counted: readonly BatchCount<Value>[]) => Promise<void>,
  onFailure: (failure: unknown) => void,
): Portions<Value> {
  let waiting = new Map<string, BatchCount<Value>>();
  const add = (key: string, { value, times }: BatchCount<Value>) => {
    if (waiting.size >= most && !waiting.has(key)) return;
    waiting.set(key, { value, times: (waiting.get(key)?.times ?? 0) + times });
  };
  const flush = async () => {
    if (waiting.size === 0) return;
    const portion = waiting;
    waiting = new Map();
    try {
      await write([...portion.values()]);
    } catch (failure) {
      onFailure(failure);
      for (const [key, counted] of portion) add(key, counted);
    }
  };
  const timer = setInterval(() => void flush(), usualPauseMs);
  timer.unref();
  return {
    add: (key, value) => add(key, { value, times: 1 }),
    flush,
    async end() {
      clearInterval(timer);
      await flush();
    },
  };
}
