import type { OperationKind } from '../../catalogue/trade-words.ts';
import type { WorkTask } from './version-work.ts';

type WorkStage =
  | 'look'
  | 'off'
  | 'structure'
  | 'surface'
  | 'align'
  | 'seal'
  | 'refinish'
  | 'blend'
  | 'on'
  | 'test';

/** The order in which one crew works: what lies under is done before what lies over it. */
const stages: readonly WorkStage[] = [
  'look',
  'off',
  'structure',
  'surface',
  'align',
  'seal',
  'refinish',
  'blend',
  'on',
  'test',
];

/** Null: the labor type decides, because decking and membrane are both replaced. */
const stageOfOperation: Readonly<Record<OperationKind, WorkStage | null>> = {
  inspect: 'look',
  replace: null,
  repair: null,
  overhaul: null,
  sublet: null,
  fee: null,
  ri: null,
  align: 'align',
  reseal: 'seal',
  refinish: 'refinish',
  blend: 'blend',
  test: 'test',
};

/** Sorts tasks of one step: off, structure, surface, seal, refinish, on; those of one stage by line. */
export function byOrderOfWork(one: WorkTask, other: WorkTask): number {
  return stages.indexOf(stageOf(one)) - stages.indexOf(stageOf(other)) || one.lineNumber - other.lineNumber;
}

function stageOf({ operation, laborType, half }: WorkTask): WorkStage {
  if (half !== 'whole') return half;
  const own = operation === null ? null : stageOfOperation[operation];
  if (own !== null) return own;
  if (laborType === 'refinish') return 'refinish';
  // Framing and decking are carpentry, also where the roof crew does them; membranes and panels are body work.
  return laborType === 'structural' || laborType === 'carpentry' ? 'structure' : 'surface';
}
