import userEvent from '@testing-library/user-event';

export type User = ReturnType<typeof aUser>;

/** Somebody with a keyboard and a mouse, who presses the next key when the page has answered the last. */
export function aUser() {
  return userEvent.setup({ advanceTimers: pageAnswered });
}

/** React draws in tasks of its own behind an event, and what follows from that in the next one. */
export async function pageAnswered(): Promise<void> {
  for (let task = 0; task < 3; task += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}
