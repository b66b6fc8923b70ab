import type { Command } from '../../../lib/commands.ts';
import { tools } from './marks/tools.ts';

const where = 'Compare photos';

/** The keys of the compare screen, for the list of keys. They work while no field has the focus. */
export const compareCommands: readonly Command[] = [
  ...tools.map(({ tool, name, key }): Command => ({ id: `tool-${tool}`, name, keys: [[key]], where })),
  { id: 'link', name: 'Link or unlink the pictures', keys: [['L']], where },
  { id: 'photo', name: 'Photo before, next photo', keys: [['['], [']']], where },
  { id: 'zoom', name: 'Zoom in, out, show all', keys: [['+'], ['−'], ['0']], where },
  { id: 'pan', name: 'Pan, or move the cross of a tool', keys: [['↑'], ['↓'], ['←'], ['→']], where },
  {
    id: 'fine',
    name: 'Nudge the selected mark, or move the cross by a pixel',
    keys: [['Shift', 'Arrow']],
    where,
  },
  { id: 'set', name: 'Set a point at the cross', keys: [['Enter']], where },
  { id: 'drag', name: 'Pan in any tool', keys: [['Space', 'Drag']], where },
  { id: 'next-pin', name: 'Next pin, pin before', keys: [['N'], ['Shift', 'N']], where },
  { id: 'delete', name: 'Delete the selected mark or pin', keys: [['Delete']], where },
  { id: 'blink', name: 'Hold to see the drawing', keys: [['H']], where },
  { id: 'swipe', name: 'Swipe', keys: [['C']], where },
  { id: 'overlay', name: 'Overlay', keys: [['O']], where },
  { id: 'side-by-side', name: 'Side by side', keys: [['S']], where },
  { id: 'leave', name: 'Leave the tool', keys: [['Esc']], where },
  { id: 'undo', name: 'Undo', keys: [['Ctrl', 'Z']], where },
];
