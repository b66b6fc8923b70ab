import type { DrawnKind } from './sketch.ts';

/** The pointer's tools on the photo. Matching points are marked with a tool of their own. */
export type PhotoTool = 'select' | 'pin' | DrawnKind | 'align';

export interface ToolEntry {
  readonly tool: Exclude<PhotoTool, 'align'>;
  readonly name: string;
  readonly key: string;
  /** Instructions for keyboard and pointer. */
  readonly how: string;
}

export const tools: readonly ToolEntry[] = [
  {
    tool: 'select',
    name: 'Select',
    key: 'V',
    how: 'Drag to pan. Shift and arrow keys nudge the selected mark.',
  },
  {
    tool: 'pin',
    name: 'Pin to line',
    key: 'P',
    how: 'Tap the damage, or move the cross with the arrow keys and press Enter.',
  },
  {
    tool: 'arrow',
    name: 'Arrow',
    key: 'A',
    how: 'Drag, tap both ends, or set them with arrow keys and Enter.',
  },
  {
    tool: 'box',
    name: 'Box',
    key: 'B',
    how: 'Drag, tap two corners, or set them with arrow keys and Enter.',
  },
  {
    tool: 'circle',
    name: 'Ellipse',
    key: 'E',
    how: 'Drag, tap two corners, or set them with arrow keys and Enter.',
  },
  {
    tool: 'measure',
    name: 'Measure',
    key: 'M',
    how: 'Drag, tap both ends, or set them with arrow keys and Enter.',
  },
  {
    tool: 'freehand',
    name: 'Draw',
    key: 'D',
    how: 'Draw, or tap point by point and press Finish. Enter sets a point, twice at one place ends the line.',
  },
  {
    tool: 'text',
    name: 'Text',
    key: 'T',
    how: 'Tap where the text belongs, or move the cross there and press Enter.',
  },
];

export function toolByKey(key: string): ToolEntry['tool'] | undefined {
  return tools.find((entry) => entry.key === key.toUpperCase())?.tool;
}

export function isDrawn(tool: PhotoTool): tool is DrawnKind {
  return tool !== 'select' && tool !== 'pin' && tool !== 'align';
}
