/** An action of a key or the finder. */
export interface Command {
  readonly id: string;
  /** The name as an imperative: "Undo". */
  readonly name: string;
  /** Alternative shortcuts, each as its keys: ['Ctrl', 'Z']. */
  readonly keys: readonly (readonly string[])[];
  /** The scope of the keys; also their heading in the list of keys. */
  readonly where: string;
  /** Absent where the action needs a certain focus: then it is only in the list of keys. */
  readonly run?: () => void;
}

let offered: readonly Command[] = [];
const followers = new Set<() => void>();

/** Offers a screen's commands to the finder and the list of keys while it is shown. */
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

/** True if a letter or sign is a command now: not while typing, nor with such keys off. */
export function isCommandKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.documentElement.dataset['letters'] === 'off') return false;
  const { target } = event;
  const isElsewhere =
    target instanceof HTMLElement &&
    target.closest(
      'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"]',
    ) !== null;
  return !isElsewhere;
}

function change(commands: readonly Command[]): void {
  offered = commands;
  for (const follow of followers) follow();
}
