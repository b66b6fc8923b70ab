export interface LatestOnly<Question, Answer> {
  ask(question: Question): void;
  /** Sets the function that sends questions, and sends the newest unanswered one at once. */
  open(put: (id: number, question: Question) => void): void;
  answered(id: number, answer: Answer): void;
}

/**
 * Sends one question at a time. Questions typed faster than replies arrive are skipped, and only the reply to the
 * newest one is reported.
 */
export function latestOnly<Question, Answer>(
  report: (question: Question, answer: Answer) => void,
): LatestOnly<Question, Answer> {
  let put: ((id: number, question: Question) => void) | undefined;
  let newest: { readonly id: number; readonly question: Question } | undefined;
  let underWay: number | undefined;
  let reported: number | undefined;
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
      // The new sender cannot answer questions sent to the previous one.
      underWay = undefined;
      if (newest?.id !== reported) putNewest();
    },
    answered(id, answer) {
      if (id !== underWay) return;
      underWay = undefined;
      if (newest?.id !== id) return putNewest();
      reported = id;
      report(newest.question, answer);
    },
  };
}
