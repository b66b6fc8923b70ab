/** Presses and changes on this device that the server does not have. */
export interface UnsentHere {
  readonly presses: number;
  /** Ticks, findings and other changes of orders. */
  readonly changes: number;
}

/** Presses and changes that wait, in a sentence; a clock pass sends presses alone. */
export function waitingText({ presses, changes }: UnsentHere, isByPass: boolean): string {
  const afterSignIn = changes === 0 ? '' : `${counted(changes, 'change')} sent once you sign in.`;
  if (isByPass) return [presses === 0 ? '' : selfSending([[presses, 'press']]), afterSignIn].join(' ').trim();
  return selfSending([
    [presses, 'press'],
    [changes, 'change'],
  ]);
}

function selfSending(all: readonly (readonly [number, 'press' | 'change'])[]): string {
  const some = all.filter(([number]) => number > 0);
  const total = some.reduce((sum, [number]) => sum + number, 0);
  const names = some.map(([number, noun]) => plural(number, noun)).join(' and ');
  return `No network. ${names} ${total === 1 ? 'waits and sends itself' : 'wait and send themselves'}.`;
}

function counted(number: number, noun: 'press' | 'change'): string {
  return `${plural(number, noun)} ${number === 1 ? 'is' : 'are'}`;
}

function plural(number: number, noun: 'press' | 'change'): string {
  const many = noun === 'press' ? 'presses' : 'changes';
  return `${String(number)} ${number === 1 ? noun : many}`;
}
