import type { SideEntry } from '@dre/core/domain/catalogue/book/contents';
import type { Command } from '../../../lib/commands.ts';
import type { NamedTemplate } from '../templates/template-layer.ts';
import { damageViewName, damageViews, type DamageView } from '../damage/damage-views.ts';

/** The actions that commands can run anywhere in the builder. */
export interface BuilderActions {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly showSide: (view: DamageView) => void;
  readonly addLine: () => void;
  readonly openHistory: () => void;
  readonly openComments: () => void;
  readonly openDocuments: () => void;
  readonly openTotals: () => void;
  readonly openRates: () => void;
  readonly saveTemplate: () => void;
  readonly insertTemplate: () => void;
  readonly addTemplate: (id: string) => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly mayEdit: boolean;
  readonly maySaveTemplates: boolean;
}

type CommandScope = 'Builder' | 'Lines' | 'Add line' | 'Picture';

export interface BuilderCommand extends Omit<Command, 'run' | 'where'> {
  readonly where: CommandScope;
  /** Absent for commands that need the focus on a line or a part. */
  readonly run?: (actions: BuilderActions) => void;
  readonly isAvailable?: (actions: BuilderActions) => boolean;
}

const sides = damageViews.map((view, index): BuilderCommand => ({
  id: `side-${view}`,
  name: `Show ${damageViewName(view)}`,
  keys: [['Alt', String(index + 1)]],
  where: 'Builder',
  run: ({ showSide }) => showSide(view),
}));

/** Every command of the builder. Each pane handles its own keys; this list names them. */
export const builderCommands: readonly BuilderCommand[] = [
  {
    id: 'move',
    name: 'Go to the next cell or line',
    keys: [['↑'], ['↓'], ['←'], ['→']],
    where: 'Lines',
  },
  {
    id: 'next-cell',
    name: 'Save the cell and go to the next',
    keys: [['Tab']],
    where: 'Lines',
  },
  {
    id: 'edit',
    name: 'Edit the cell',
    keys: [['Enter'], ['F2']],
    where: 'Lines',
  },
  { id: 'restore-cell', name: 'Leave the cell as it was', keys: [['Esc']], where: 'Lines' },
  {
    id: 'add-line',
    name: 'Add a line',
    keys: [['/']],
    where: 'Builder',
    run: ({ addLine }) => addLine(),
    isAvailable: ({ mayEdit }) => mayEdit,
  },
  ...sides,
  {
    id: 'undo',
    name: 'Undo',
    keys: [['Ctrl', 'Z']],
    where: 'Builder',
    run: ({ undo }) => undo(),
    isAvailable: ({ canUndo }) => canUndo,
  },
  {
    id: 'redo',
    name: 'Redo',
    keys: [
      ['Ctrl', 'Shift', 'Z'],
      ['Ctrl', 'Y'],
    ],
    where: 'Builder',
    run: ({ redo }) => redo(),
    isAvailable: ({ canRedo }) => canRedo,
  },
  { id: 'pane', name: 'Go to the next pane', keys: [['F6']], where: 'Builder' },
  { id: 'pane-before', name: 'Go to the pane before', keys: [['Shift', 'F6']], where: 'Builder' },
  {
    id: 'history',
    name: 'Open the history',
    keys: [],
    where: 'Builder',
    run: ({ openHistory }) => openHistory(),
  },
  {
    id: 'comments',
    name: 'Show the comments',
    keys: [],
    where: 'Builder',
    run: ({ openComments }) => openComments(),
  },
  {
    id: 'totals',
    name: 'Show the totals with every explanation',
    keys: [],
    where: 'Builder',
    run: ({ openTotals }) => openTotals(),
  },
  {
    id: 'rates',
    name: 'Rates, taxes and discount of this estimate',
    keys: [],
    where: 'Builder',
    run: ({ openRates }) => openRates(),
  },
  {
    id: 'documents',
    name: 'Print or save a document',
    keys: [['Ctrl', 'P']],
    where: 'Builder',
    run: ({ openDocuments }) => openDocuments(),
  },
  { id: 'select', name: 'Select the line', keys: [['Space']], where: 'Lines' },
  {
    id: 'select-more',
    name: 'Select more lines',
    keys: [
      ['Shift', '↑'],
      ['Shift', '↓'],
    ],
    where: 'Lines',
  },
  { id: 'duplicate', name: 'Duplicate', keys: [['Ctrl', 'D']], where: 'Lines' },
  { id: 'remove', name: 'Remove', keys: [['Delete']], where: 'Lines' },
  {
    id: 'move-line',
    name: 'Move the line within its side',
    keys: [
      ['Alt', '↑'],
      ['Alt', '↓'],
    ],
    where: 'Lines',
  },
  {
    id: 'move-side',
    name: 'Move the line to another side',
    keys: [
      ['Alt', '←'],
      ['Alt', '→'],
    ],
    where: 'Lines',
  },
  {
    id: 'copy',
    name: 'Copy, and paste from a spreadsheet',
    keys: [
      ['Ctrl', 'C'],
      ['Ctrl', 'V'],
    ],
    where: 'Lines',
  },
  { id: 'replace', name: 'Make it replace', keys: [['P']], where: 'Lines' },
  { id: 'repair', name: 'Make it repair', keys: [['R']], where: 'Lines' },
  { id: 'refinish', name: 'Make it refinish', keys: [['F']], where: 'Lines' },
  { id: 'ri', name: 'Make it R&I', keys: [['I']], where: 'Lines' },
  { id: 'blend', name: 'Make it blend', keys: [['B']], where: 'Lines' },
  { id: 'open', name: 'Open or decided', keys: [['O']], where: 'Lines' },
  { id: 'note', name: 'Write a note', keys: [['N']], where: 'Lines' },
  {
    id: 'save-template',
    name: 'Save lines as a template…',
    keys: [['T']],
    where: 'Lines',
    run: ({ saveTemplate }) => saveTemplate(),
    isAvailable: ({ mayEdit, maySaveTemplates }) => mayEdit && maySaveTemplates,
  },
  {
    id: 'insert-template',
    name: 'Insert a template…',
    keys: [],
    where: 'Builder',
    run: ({ insertTemplate }) => insertTemplate(),
    isAvailable: ({ mayEdit }) => mayEdit,
  },
  { id: 'photo', name: 'Add photos of the line', keys: [['C']], where: 'Lines' },
  { id: 'choose-part', name: 'Choose a part', keys: [['↑'], ['↓']], where: 'Add line' },
  { id: 'choose-operation', name: 'Choose an operation', keys: [['←'], ['→']], where: 'Add line' },
  { id: 'add', name: 'Add it', keys: [['Enter']], where: 'Add line' },
  { id: 'add-and-stay', name: 'Add it and stay', keys: [['Ctrl', 'Enter']], where: 'Add line' },
  { id: 'part', name: 'Go to the next part', keys: [['↑'], ['↓'], ['←'], ['→']], where: 'Picture' },
  {
    id: 'operation',
    name: 'Add an operation of the part',
    keys: [['1'], ['2'], ['3'], ['4']],
    where: 'Picture',
  },
  { id: 'zone', name: 'Sub side before, next sub side', keys: [['['], [']']], where: 'Picture' },
  { id: 'zoom', name: 'Zoom in, out, fit', keys: [['+'], ['−'], ['0']], where: 'Picture' },
];

/** Binds the commands that can run now; the others appear in the list of keys only. */
export function boundCommands(
  actions: BuilderActions,
  bookSides: readonly Pick<SideEntry, 'code' | 'name'>[] = [],
  templates: readonly NamedTemplate[] = [],
): Command[] {
  const visible = new Map(
    damageViews.map((view) => [`side-${view}`, `Show ${damageViewName(view, bookSides)}`]),
  );
  const own = builderCommands.map(({ id, name, keys, where, run, isAvailable }) => ({
    id,
    name: visible.get(id) ?? name,
    keys,
    where,
    ...(run && (isAvailable?.(actions) ?? true) && { run: () => run(actions) }),
  }));
  return actions.mayEdit ? [...own, ...templates.map((template) => templateCommand(template, actions))] : own;
}

function templateCommand({ id, name }: NamedTemplate, { addTemplate }: BuilderActions): Command {
  return {
    id: `template ${id}`,
    name: `Insert template: ${name}`,
    keys: [],
    where: 'Builder',
    run: () => addTemplate(id),
  };
}
