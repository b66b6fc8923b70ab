/** Something a key or the finder does. */
export interface Command {
  readonly id: string;
  /** What it does, as an order: "Undo". */
  readonly name: string;
  /** Each a way to press it: ['Ctrl', 'Z']. */
  readonly keys: readonly (readonly string[])[];
  /** Where the keys hold; also the heading in the list of keys. */
  readonly where: string;
  /** Absent where it needs the focus to be somewhere: then it is only in the list of keys. */
  readonly run?: () => void;
}

let offered: readonly Command[] = [];
const followers = new Set<() => void>();

/** A screen offers its commands to the finder and the list of keys for as long as it is shown. */
export function offerCommands(commands: readonly Command[]): () => void {
  change(commands);
  return () => {
    if (offered === commands) change([]);
  };
}

export function offeredCommands(): readonly Command[] {
  return offered;
}

export function onCommandsOffered(follow: () => void): () => void {
  followers.add(follow);
  return () => followers.delete(follow);
}

/** Whether a key that is a letter or a sign is a command now: not while somebody writes, nor with such keys off. */
export function isCommandKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.documentElement.dataset['letters'] === 'off') return false;
  const { target } = event;
  const isElsewhere =
    target instanceof HTMLElement &&
    target.closest(
      'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"]',
    ) !== null;
  return !isElsewhere;
}

function change(commands: readonly Command[]): void {
  offered = commands;
  for (const follow of followers) follow();
}
