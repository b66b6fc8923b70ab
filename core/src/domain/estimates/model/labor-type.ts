import { type LaborType, laborTypes } from '../../catalogue/trade-words.ts';
import type { Change } from './edit.ts';
import type { Line } from './line.ts';

/**
 * The labor type a line's hours of `type` are billed as. Each is billed once on a line: where hours of the other type are
 * there too, both stay what the book calls them.
 */
export function billedType({ labor, billedAs }: Line, type: LaborType): LaborType {
  const chosen = billedAs?.[type];
  if (billedAs === undefined || chosen === undefined || labor[chosen] !== undefined) return type;
  const first = laborTypes.find(
    (one) => billedAs[one] === chosen && (one === type || labor[one] !== undefined),
  );
  return first === type ? chosen : type;
}

/** Under which type the hours billed as `type` stand on the line. */
export function typeBilledAs(line: Line, type: LaborType): LaborType {
  const isMeant = (own: LaborType) => billedType(line, own) === type;
  return laborTypes.find((own) => line.labor[own] !== undefined && isMeant(own)) ?? type;
}

export function withLaborType(line: Line, type: LaborType, as: LaborType): Line {
  const { billedAs: present = {}, ...rest } = line;
  const { [type]: _before, ...others } = present;
  const billedAs = type === as ? others : { ...others, [type]: as };
  return Object.keys(billedAs).length === 0 ? rest : { ...rest, billedAs };
}

/** The edits that bill another line's labor as `billedAs` has it, instead of as `present` has. */
export function laborTypeChanges(
  lineId: string,
  billedAs: Line['billedAs'] = {},
  present: Line['billedAs'] = {},
): readonly Change[] {
  return laborTypes
    .filter((type) => billedAs[type] !== present[type])
    .map((type) => ({
      kind: 'set-labor-type',
      lineId,
      laborType: type,
      billedAs: billedAs[type] ?? type,
    }));
}
