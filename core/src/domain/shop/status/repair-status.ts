import { dayText } from '../../day-text.ts';
import type { BoardCard } from '../board/board-card.ts';
import type { BoardColumn } from '../board/column.ts';
import type { HoldKind } from '../model/hold.ts';

/** The repair as its owner may see it: never people, hours or costs. */
export interface RepairStatus {
  readonly stage: BoardColumn;
  readonly promisedDay: string | null;
  /** Plain sentences, the oldest wait first. */
  readonly waits: readonly string[];
  readonly deliveredAt: string | null;
}

const waitTexts: Readonly<Record<HoldKind, string>> = {
  parts: 'We wait for parts',
  approval: 'We wait for an agreement to the changed work',
  sublet: 'Part of the work is with another shop',
  customer: 'We wait for an answer from you',
  weather: 'We wait for better weather',
  equipment: 'We wait for equipment',
  people: 'We wait for somebody with the right skill',
};

/** The stages as an owner names them: the columns of the board in plain words. */
export const ownerStages = [
  { name: 'Expected', columns: ['expected'] },
  { name: 'Here', columns: ['checked-in'] },
  { name: 'Taken apart', columns: ['teardown'] },
  { name: 'Being repaired', columns: ['structure-and-body'] },
  { name: 'Paint', columns: ['paint'] },
  { name: 'Put together', columns: ['reassembly'] },
  { name: 'Checked', columns: ['quality'] },
  { name: 'Ready', columns: ['ready'] },
  { name: 'Handed over', columns: ['delivered'] },
] as const satisfies readonly { readonly name: string; readonly columns: readonly BoardColumn[] }[];

/** The place of a stage on the owner's line. */
export function ownerStageAt(stage: BoardColumn): number {
  return ownerStages.findIndex(({ columns }) => (columns as readonly BoardColumn[]).includes(stage));
}

/** The sentences of a mail about a change; empty if an owner would see no difference. */
export function statusChangeText(before: RepairStatus | null, after: RepairStatus): readonly string[] {
  const stage = ownerStages[ownerStageAt(after.stage)]?.name ?? '';
  const hasMoved = before === null || ownerStageAt(before.stage) !== ownerStageAt(after.stage);
  const isNewDay = (before?.promisedDay ?? null) !== after.promisedDay;
  return [
    ...(hasMoved ? [`It is now at this stage: ${stage}.`] : []),
    ...(isNewDay ? [promiseText(before?.promisedDay ?? null, after.promisedDay)] : []),
    ...(hasMoved || isNewDay ? after.waits.map((wait) => `${wait}.`) : []),
  ];
}

function promiseText(before: string | null, after: string | null): string {
  if (after === null) return 'The day it was promised for no longer holds. The shop will name another.';
  const day = dayText(after);
  return before === null
    ? `It is promised for ${day}.`
    : `It is now promised for ${day}, before it was ${dayText(before)}.`;
}

/** Null before there is an order, and for void ones. */
export function repairStatus({ column, promise, holds, delivered }: BoardCard): RepairStatus | null {
  if (column === null) return null;
  return {
    stage: column,
    promisedDay: promise?.day ?? null,
    waits: [...new Set(holds.map(({ kind }) => kind))].map((kind) => waitTexts[kind]),
    deliveredAt: delivered,
  };
}

const daysAfterDelivery = 30;

/** A link goes on showing the status while the order is open, and for 30 days after the hand-over. */
export function showsStatus({ deliveredAt }: RepairStatus, now: number): boolean {
  return deliveredAt === null || now - Date.parse(deliveredAt) <= daysAfterDelivery * 86_400_000;
}
