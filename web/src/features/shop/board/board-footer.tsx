import { KeysFooter } from '../shell/keys-footer.tsx';

const hints = [
  { keys: ['←', '↑', '↓', '→'], does: 'card' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['M'], does: 'move' },
  { keys: ['H'], does: 'hold' },
  { keys: ['P'], does: 'promise' },
  { keys: ['/'], does: 'find' },
  { keys: ['?'], does: 'all keys' },
] as const;

export function BoardFooter() {
  return <KeysFooter hints={hints} />;
}
