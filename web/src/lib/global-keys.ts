import type { Command } from './commands.ts';

/** The keys of every signed-in screen. */
export const globalKeys: readonly Command[] = [
  { id: 'find', name: 'Find an estimate or an action', keys: [['Ctrl', 'K']], where: 'Everywhere' },
  { id: 'new', name: 'New estimate', keys: [['N']], where: 'Everywhere' },
  { id: 'keys', name: 'Keys and display', keys: [['?']], where: 'Everywhere' },
  { id: 'help', name: 'Help for this screen', keys: [['F1']], where: 'Everywhere' },
];
