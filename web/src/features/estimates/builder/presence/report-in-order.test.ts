import { expect, test } from 'vitest';
import { reportInOrder } from './report-in-order.ts';

/** A clock that advances only on demand. */
function onAClock() {
  let time = 0;
  let due: { at: number; run: () => void } | undefined;
  const sent: string[] = [];
  const reporting = reportInOrder({
    send: (where) => sent.push(`${time / 1_000} s: ${where ?? 'left'}`),
    now: () => time,
    after: (ms, run) => {
      const timer = { at: time + ms, run };
      due = timer;
      return () => {
        if (due === timer) due = undefined;
      };
    },
  });
  const pass = (seconds: number) => {
    const until = time + seconds * 1_000;
    while (due !== undefined && due.at <= until) {
      time = due.at;
      const { run } = due;
      due = undefined;
      run();
    }
    time = until;
  };
  return { reporting, pass, sent };
}

test('a new position is reported at once, but at most every five seconds', () => {
  const { reporting, pass, sent } = onAClock();
  reporting.move('line 1');
  pass(1);
  reporting.move('line 2');
  pass(1);
  reporting.move('line 3');
  pass(10);
  expect(sent).toEqual(['0 s: line 1', '5 s: line 3']);
});

test('an unchanged position is reported again before it expires, and leaving ends it', () => {
  const { reporting, pass, sent } = onAClock();
  reporting.move('Roof');
  pass(90);
  reporting.repeat();
  reporting.leave();
  pass(90);
  expect(sent).toEqual(['0 s: Roof', '40 s: Roof', '80 s: Roof', '90 s: Roof', '90 s: left']);
});
