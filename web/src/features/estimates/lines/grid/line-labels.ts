import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import type { LaborType, OperationKind, Side } from '@dre/core/domain/catalogue/trade-words';
import type { Claim } from '@dre/core/domain/estimates/model/estimate';
import type { LineState, Payer, PriorDamage } from '@dre/core/domain/estimates/model/line';
import type { PartSource } from '@dre/core/domain/estimates/model/profile';
import type { AutomaticRule } from '@dre/core/domain/estimates/pricing/values/work-item';

/** Labels of a line's codes. */
export interface LineText {
  readonly operations: readonly { readonly id: OperationKind; readonly label: string }[];
  readonly sides: readonly { readonly code: Side; readonly name: string }[];
  readonly operation: (kind: OperationKind | null) => string;
  readonly laborOf: (kind: OperationKind | null) => LaborType;
  readonly zone: (side: Side, subSide: string) => string;
}

export function lineText({ operationKinds, sides, zones }: BookContents): LineText {
  const kinds = new Map(operationKinds.map((kind) => [kind.code, kind]));
  const zoneNames = new Map(zones.map(({ side, subSide, name }) => [`${side} ${subSide}`, name]));
  return {
    operations: operationKinds.map(({ code, name }) => ({ id: code, label: name })),
    sides: sides.toSorted((one, other) => one.sort - other.sort),
    operation: (kind) => (kind === null ? '' : (kinds.get(kind)?.name ?? kind)),
    laborOf: (kind) => (kind === null ? 'body' : (kinds.get(kind)?.laborType ?? 'body')),
    zone: (side, subSide) => zoneNames.get(`${side} ${subSide}`) ?? subSide,
  };
}

const claimPayerLabels = {
  insurance: 'Insurer pays',
  customer: 'Customer pays',
  warranty: 'Warranty pays',
} as const satisfies Readonly<Record<Claim['payer'], string>>;

/** A line without a payer of its own is paid by the payer of the claim. */
export function payerLabels(claim: Claim['payer']): Readonly<Record<Payer, string>> {
  return {
    insurer: claimPayerLabels[claim],
    customer: 'Customer pays',
    warranty: 'Warranty pays',
    excluded: 'Excluded',
  };
}

export const stateLabels: Readonly<Record<LineState, string>> = {
  firm: 'Firm',
  open: 'Open',
  possible: 'Possible',
};

export const priorDamageLabels: Readonly<Record<PriorDamage, string>> = {
  none: 'No prior damage',
  related: 'Related prior damage',
  unrelated: 'Unrelated prior damage',
};

export const partSourceLabels: Readonly<Record<PartSource, string>> = {
  new: 'New',
  aftermarket: 'Aftermarket',
  certified: 'Certified aftermarket',
  used: 'Used',
  remanufactured: 'Remanufactured',
  custom: 'Custom made',
  existing: 'Existing part',
};

export const ruleLabels: Readonly<Record<AutomaticRule | 'incl', string>> = {
  needed: 'Needed work',
  overlap: 'Overlap',
  'clear-coat': 'Clear coat',
  'three-stage': 'Three-stage paint',
  'two-tone': 'Two-tone paint',
  'sand-and-buff': 'Sand and buff',
  'gravel-guard': 'Gravel guard',
  cover: 'Covering the unit',
  consumable: 'Materials',
  incl: 'Included work',
};
