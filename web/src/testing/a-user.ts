import userEvent from '@testing-library/user-event';

export type User = ReturnType<typeof aUser>;

/** A user with keyboard and mouse. The next key waits until React has drawn the result of the last. */
export function aUser() {
  return userEvent.setup({ advanceTimers: pageDrawn });
}

/** React draws in tasks of its own after an event, and runs effects in the next. */
export async function pageDrawn(): Promise<void> {
  for (let task = 0; task < 3; task += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}
