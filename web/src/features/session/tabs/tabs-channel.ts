export interface TabsChannel<Word> {
  say(word: Word): void;
  close(): void;
}

/**
 * A channel between the tabs of this browser. It never leaves our own origin, and a tab does not receive its own
 * messages.
 */
export function openTabsChannel<Word>(name: string, hear?: (word: Word) => void): TabsChannel<Word> {
  const channel = new BroadcastChannel(name);
  if (hear) channel.addEventListener('message', (event: MessageEvent<Word>) => hear(event.data));
  return {
    say: (word) => channel.postMessage(word),
    close: () => channel.close(),
  };
}
