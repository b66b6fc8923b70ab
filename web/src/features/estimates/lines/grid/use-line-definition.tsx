import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import { useMemo } from 'react';
import type { EstimateStore } from '../../../../offline/sync/estimate-store.ts';
import type { CellEditing, GridDefinition } from '../../../../ui/grid/grid-definition.ts';
import { useStore } from '../../../catalogue/illustration/use-store.ts';
import { answerMarks, type SupplementLook, supplementLooks } from '../../lifecycle/life-requests.ts';
import type { EstimateNow } from '../../open/use-estimate.ts';
import { linesOfPhoto } from '../../photos/photo-lines.ts';
import { conflictingValues } from '../conflicts/conflicting-cells.ts';
import { type CellText, ConflictMark, groupHead, lineCard, lineCell } from './line-cells.tsx';
import { lineColumns, type LineLayout } from './line-columns.ts';
import type { DetailsActions } from '../line-details.tsx';
import { UnfoldedDetails } from './unfolded-details.tsx';
import { cellEdit, cellText, isLineCell, type LineCell } from '../line-edits.ts';
import { type ItemRow, itemRow, type LineRow } from './line-rows.ts';
import { lineText } from './line-labels.ts';
import type { LineConflict } from '../conflicts/use-conflicts.ts';

interface DefinitionProps {
  readonly now: EstimateNow;
  readonly layout: LineLayout;
  readonly isReadOnly: boolean;
  readonly actions: DetailsActions;
  readonly conflicts: readonly LineConflict[];
}

/** Defines the grid of lines. It changes with the book, the rates and the photos, not with every edit. */
export function useLineDefinition({ now, layout, isReadOnly, actions, conflicts }: DefinitionProps): {
  readonly definition: GridDefinition<LineRow>;
  readonly labels: CellText;
} {
  const { store, contents } = now;
  const { photos, profile } = now.estimate;
  const claimPayer = now.estimate.claim.payer;
  const answers = useStore(answerMarks, (found) => found);
  const labels = useMemo(() => {
    const counts = photoCounts(photos);
    const valuesOf = conflictingValues(conflicts, layout === 'cards');
    const photosOf = (line: string) => counts.get(line) ?? 0;
    const answerTo = (line: string) => answers.get(line) ?? '';
    return { ...lineText(contents), photosOf, answerTo, valuesOf };
  }, [contents, photos, answers, conflicts, layout]);
  const looks = useStore(supplementLooks, (found) => found);
  const definition = useMemo<GridDefinition<LineRow>>(() => {
    const columns = lineColumns[layout];
    const isCards = layout === 'cards';
    return {
      columns,
      groupOf: (row) =>
        row.kind === 'group' ? { content: groupHead(row, columns), isFolded: row.isFolded } : null,
      cell: (row, column) => {
        if (row.kind === 'group') return null;
        const content = (isCards ? lineCard : lineCell)(row, column, labels);
        const values = labels.valuesOf(row.key, column);
        const onSelect = isReadOnly ? null : () => actions.onMenu(row.key);
        return values === 0 ? content : <ConflictMark {...{ values, onSelect }}>{content}</ConflictMark>;
      },
      editing: (row, column) =>
        row.kind === 'group' || (isCards && column !== 'note') ? null : editingOf(row, column, labels),
      preview: (row, column, text) =>
        row.kind === 'group' || !isLineCell(column) ? null : previewOf(store, row, column, text, labels),
      details: (row, editor) =>
        row.kind === 'group' || isCards ? null : (
          <UnfoldedDetails
            row={row}
            profile={profile}
            claimPayer={claimPayer}
            labels={labels}
            isReadOnly={isReadOnly}
            editor={editor}
            actions={actions}
          />
        ),
      lookOf: (row) => lookOf(row, looks),
    };
  }, [layout, labels, store, profile, claimPayer, isReadOnly, actions, looks]);
  return { definition, labels };
}

/** Lines added or changed by a supplement stand out from locked ones. */
function lookOf(row: LineRow, looks: ReadonlyMap<string, SupplementLook>): string | undefined {
  if (row.kind === 'group') return undefined;
  return looks.get(row.item.line.id);
}

function photoCounts(photos: Estimate['photos']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const photo of photos)
    for (const line of linesOfPhoto(photo)) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

const kinds: Readonly<Record<LineCell, CellEditing['kind']>> = {
  part: 'text',
  partNumber: 'text',
  operation: 'choice',
  quantity: 'decimal',
  hours: 'decimal',
  parts: 'decimal',
  note: 'long-text',
};

const cellLabels: Readonly<Record<LineCell, string>> = {
  part: 'Description',
  partNumber: 'Part number',
  operation: 'Operation',
  quantity: 'Quantity',
  hours: 'Hours',
  parts: 'Price for one',
  note: 'Note',
};

function editingOf(row: ItemRow, column: string, { operations }: CellText): CellEditing | null {
  const text = isLineCell(column) ? cellText(row, column) : null;
  if (text === null || !isLineCell(column)) return null;
  const label = `${cellLabels[column]}, line ${row.item.line.number}`;
  const kind = kinds[column];
  if (kind !== 'choice') return { kind, label, text };
  const none = row.item.line.operation === null ? [{ id: '', label: '–' }] : [];
  return { kind, label, text, options: [...none, ...operations] };
}

/** The row priced as if the text were written, together with all other lines. The edit follows on leaving the cell. */
function previewOf(
  store: EstimateStore,
  row: ItemRow,
  cell: LineCell,
  text: string,
  labels: CellText,
): LineRow | null {
  const edit = cellEdit(row, cell, text, labels);
  if (!edit.ok || cellText(row, cell) === text) return null;
  const { estimate, book } = store.snapshot();
  const changed = afterAll(estimate, edit.value.changes, (present, change) =>
    applyEdit(present, change, book),
  );
  if (changed === null) return null;
  const item = priceEstimate(changed, book).items.find(({ key }) => key === row.key);
  return item === undefined ? null : itemRow(item, changed.profile);
}

function afterAll(
  estimate: Estimate,
  changes: readonly Change[],
  apply: (estimate: Estimate, change: Change) => ReturnType<typeof applyEdit>,
): Estimate | null {
  let present = estimate;
  for (const change of changes) {
    const outcome = apply(present, change);
    if (!outcome.ok) return null;
    present = outcome.value;
  }
  return present;
}
