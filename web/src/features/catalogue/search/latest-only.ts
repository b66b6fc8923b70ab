export interface LatestOnly<Question, Answer> {
  ask(question: Question): void;
  /** From now on questions are put so; the newest that has no answer yet is put at once. */
  open(put: (id: number, question: Question) => void): void;
  answered(id: number, answer: Answer): void;
}

/**
 * Puts one question at a time. Whoever types faster than answers come skips the keys between, and an answer to
 * anything but the newest question is never told.
 */
export function latestOnly<Question, Answer>(
  tell: (question: Question, answer: Answer) => void,
): LatestOnly<Question, Answer> {
  let put: ((id: number, question: Question) => void) | undefined;
  let newest: { readonly id: number; readonly question: Question } | undefined;
  let underWay: number | undefined;
  let told: number | undefined;
  const putNewest = () => {
    if (put === undefined || newest === undefined || underWay !== undefined) return;
    underWay = newest.id;
    put(newest.id, newest.question);
  };
  return {
    ask(question) {
      newest = { id: (newest?.id ?? 0) + 1, question };
      putNewest();
    },
    open(putter) {
      put = putter;
      // What another was asked before will not be answered by this one.
      underWay = undefined;
      if (newest?.id !== told) putNewest();
    },
    answered(id, answer) {
      if (id !== underWay) return;
      underWay = undefined;
      if (newest?.id !== id) return putNewest();
      told = id;
      tell(newest.question, answer);
    },
  };
}
