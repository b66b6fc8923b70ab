import { readDraftPart, type StagedRow } from '@dre/core/contract/catalogue/book-draft';
import type { Problem } from '@dre/core/contract/problem';
import type { Api } from '../../../../lib/calls/api.ts';
import { useApi } from '../../../../lib/calls/services.ts';
import { problemText } from '../../../../lib/calls/use-action.ts';
import { showBanner } from '../../../../ui/feedback/banner/banners.ts';
import { asPublished, type Cells, changedRow, rowAfter } from '../staged-rows.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import { hoursEdit, isPartCell, partEdit, takenBack } from './part-edits.ts';
import type { PartRow } from './parts-rows.ts';
import type { PartsList } from './use-parts-found.ts';

export interface PartsEditor {
  /** Stages a cell's text; returns a sentence if it is invalid. */
  readonly commit: (part: PartRow, column: string, text: string) => string | null;
  readonly takeBack: (part: PartRow, column: string | null) => void;
  readonly undo: () => void;
}

/** Edits in the grid: displayed at once, staged in the background, and reverted if refused. */
export function usePartsEditor(list: PartsList, editor: DraftEditor, today: () => string): PartsEditor {
  const api = useApi();
  const settle = async (key: string, refused: Problem | undefined) => {
    if (refused === undefined) return;
    void showBanner({ message: problemMessage(refused), tone: 'error' });
    await list.refresh(key);
  };
  const stagePart = async (part: PartRow, staged: StagedRow) => {
    const { cells } = staged;
    if (cells !== null) list.change(part.key, (before) => rowAfter(before, cells));
    await settle(part.key, await editor.stage([staged]));
  };
  return {
    commit: (part, column, text) => {
      if (column === 'hours' || column === 'refinish') {
        const edit = hoursEdit(text);
        if (!edit.ok) return edit.refusal;
        void stageHours(
          { api, list, editor },
          part.key,
          column === 'hours' ? 'replace' : 'refinish',
          edit.value,
        );
        return null;
      }
      if (!isPartCell(column)) return null;
      const edit = partEdit(part.cells, column, text, today());
      if (!edit.ok) return edit.refusal;
      void stagePart(part, changedRow('parts.csv', part, edit.value));
      if ('price_low' in edit.value) {
        const { price_low: low, price_high: high } = edit.value;
        void showBanner({ message: `Low and high moved along: ${low} to ${String(high)}` });
      }
      return null;
    },
    takeBack: (part, column) => {
      const staged =
        column === null
          ? asPublished('parts.csv', part)
          : changedRow('parts.csv', part, takenBack(part.cells, part.published ?? {}, column));
      if (staged === null) return;
      if (part.state === 'removed') {
        const back = async () => {
          await settle(part.key, await editor.stage([staged]));
          list.reload();
        };
        void back();
      } else void stagePart(part, staged);
    },
    undo: () => void takeLastBack(list, editor),
  };
}

async function takeLastBack(list: PartsList, { undo }: DraftEditor): Promise<void> {
  if (undo === null) return;
  const refused = await undo.run();
  void showBanner(
    refused === undefined ? { message: 'Taken back' } : { message: problemMessage(refused), tone: 'error' },
  );
  await Promise.all([...new Set(undo.parts)].map((part) => list.refresh(part)));
}

interface Hands {
  readonly api: Api;
  readonly list: PartsList;
  readonly editor: DraftEditor;
}

/** Hours belong to an operation: its row is loaded first, because the list has only the figure. */
async function stageHours({ api, list, editor }: Hands, code: string, operation: string, cells: Cells) {
  const read = await api.call(readDraftPart, { query: { code } });
  const row = read.ok ? read.value.operations.find((one) => one.cells['operation'] === operation) : undefined;
  const refused = read.ok
    ? row && (await editor.stage([changedRow('operations.csv', row, cells)]))
    : read.refusal;
  if (refused !== undefined) void showBanner({ message: problemMessage(refused), tone: 'error' });
  await list.refresh(code);
}

/** The sentence of a refusal, and those of its fields. */
export function problemMessage(problem: Problem): string {
  const sentences = Object.values(problem.errors ?? {}).filter((sentence) => sentence !== problem.detail);
  return [problemText(problem), ...sentences].join(' ');
}
