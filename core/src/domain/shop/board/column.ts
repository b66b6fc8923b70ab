import { openChecks } from '../checks/check-state.ts';
import type { Phase } from '../model/departments.ts';
import { currentVisit, type RepairOrder } from '../model/repair-order.ts';
import { earliestOpenPhase } from './steps.ts';

export const boardColumns = [
  'expected',
  'checked-in',
  'teardown',
  'structure-and-body',
  'paint',
  'reassembly',
  'quality',
  'ready',
  'delivered',
] as const;
export type BoardColumn = (typeof boardColumns)[number];

export const columnOfPhase: Readonly<Record<Phase, BoardColumn>> = {
  'check-in': 'checked-in',
  teardown: 'teardown',
  frame: 'structure-and-body',
  body: 'structure-and-body',
  paint: 'paint',
  cure: 'paint',
  reassembly: 'reassembly',
  tests: 'quality',
  detail: 'quality',
  quality: 'quality',
};

/** The earliest unfinished phase. It is stored nowhere, so it cannot drift; null for void orders. */
export function columnOf(order: RepairOrder): BoardColumn | null {
  if (order.state === 'new' || order.state === 'void') return null;
  if (order.state === 'delivered') return 'delivered';
  if (currentVisit(order) === undefined) return 'expected';
  const phase = earliestOpenPhase(order);
  if (phase !== null) return columnOfPhase[phase];
  return openChecks(order).length > 0 ? 'quality' : 'ready';
}
