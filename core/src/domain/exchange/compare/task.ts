import type { OperationKind } from '../../catalogue/trade-words.ts';
import { itemAmounts } from '../../estimates/pricing/totals/item-amounts.ts';
import type { Profile } from '../../estimates/model/profile.ts';
import { repairGroups } from '../../estimates/pricing/values/payer-group.ts';
import type { WorkItem } from '../../estimates/pricing/values/work-item.ts';
import { add, type Cents, noMoney, sum, type TenthHours } from '../../units.ts';
import { laborCodes } from '../ems/codes.ts';
import type { ForeignEstimate, ForeignLine } from '../ems/read-ems.ts';
import { lineTokens } from './line-likeness.ts';

/** One task of either estimate. Painting is a separate task: some systems put it on the panel's line. */
export interface ComparedTask {
  readonly line: number;
  readonly description: string;
  readonly operation: OperationKind | null;
  readonly partNumber: string;
  readonly labor: ReadonlyMap<string, TenthHours>;
  readonly hours: TenthHours;
  readonly price: Cents;
  readonly misc: Cents;
  readonly words: readonly string[];
  readonly sides: ReadonlySet<string>;
}

const paint = laborCodes.refinish;

/** The tasks our estimate bills. */
export function ownTasks(items: readonly WorkItem[], profile: Profile): readonly ComparedTask[] {
  return items
    .filter((item) => repairGroups.some((group) => group === item.payerGroup))
    .flatMap((item) => {
      const { line } = item;
      const { part, sublet, other } = itemAmounts(item, profile);
      const { words, sides } = lineTokens(line.description);
      const side = sideTexts[line.place.side];
      const labor = new Map<string, TenthHours>();
      for (const { type, billed } of item.hours) {
        const code = laborCodes[type];
        labor.set(code, add(labor.get(code) ?? (0 as TenthHours), billed));
      }
      return split({
        line: line.number,
        description: line.description,
        operation: line.operation,
        partNumber: line.partNumber,
        labor,
        price: part,
        misc: add(sublet, other),
        words,
        sides: side === undefined ? sides : new Set([...sides, side]),
      });
    });
}

const sideTexts: Readonly<Partial<Record<string, string>>> = {
  road: 'left',
  curb: 'right',
  front: 'front',
  rear: 'rear',
};

/** The tasks the other system bills. */
export function foreignTasks({ lines }: ForeignEstimate): readonly ComparedTask[] {
  return lines.flatMap((line) => {
    const labor = new Map<string, TenthHours>();
    for (const { type, billed } of line.labor)
      labor.set(type, add(labor.get(type) ?? (0 as TenthHours), billed));
    const { number, description, partNumber, price, misc } = line;
    const operation = foreignOperation(line);
    return split({
      line: number,
      description,
      operation,
      partNumber,
      labor,
      price,
      misc,
      ...lineTokens(description),
    });
  });
}

const operations: Readonly<Record<string, OperationKind>> = {
  OP1: 'repair',
  OP2: 'ri',
  OP3: 'repair',
  OP4: 'align',
  OP5: 'overhaul',
  OP6: 'refinish',
  OP7: 'inspect',
  OP8: 'test',
  OP9: 'repair',
  OP10: 'repair',
  OP11: 'replace',
  OP12: 'replace',
  OP13: 'fee',
  OP15: 'blend',
  OP16: 'sublet',
  OP20: 'ri',
  OP21: 'repair',
  OP22: 'repair',
  OP26: 'repair',
};

/** Manual lines often name their work only in the description. */
const operationPatterns: readonly (readonly [RegExp, OperationKind])[] = [
  [/\br\s*&\s*i\b|\bremove\b.*\binstall\b/i, 'ri'],
  [/\br\s*&\s*r\b|\brepl(ace)?\b/i, 'replace'],
  [/\bblend\b/i, 'blend'],
  [/\brefn\b|\brefinish\b|\bclear ?coat\b/i, 'refinish'],
  [/\bre-?seal\b/i, 'reseal'],
  [/\brpr\b|\brepair\b/i, 'repair'],
  [/\btest\b/i, 'test'],
];

function foreignOperation({ operation, description }: ForeignLine): OperationKind | null {
  const named = operationPatterns.find(([pattern]) => pattern.test(description))?.[1];
  return operations[operation] ?? named ?? null;
}

function split(task: Omit<ComparedTask, 'hours'>): readonly ComparedTask[] {
  const painting = task.labor.get(paint);
  if (painting === undefined || task.labor.size === 1) return [withHours(task)];
  const others = new Map([...task.labor].filter(([type]) => type !== paint));
  return [
    withHours({ ...task, labor: others }),
    withHours({
      ...task,
      operation: 'refinish',
      partNumber: '',
      labor: new Map([[paint, painting]]),
      price: noMoney,
      misc: noMoney,
    }),
  ];
}

function withHours(task: Omit<ComparedTask, 'hours'>): ComparedTask {
  return { ...task, hours: sum(task.labor.values()) };
}
