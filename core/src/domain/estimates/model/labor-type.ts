import { type LaborType, laborTypes } from '../../catalogue/trade-words.ts';
import type { Change } from './edit.ts';
import type { Line } from './line.ts';

/**
 * The labor type under which the line's hours of `type` are billed. A line bills each type once: if it already has
 * hours of the other type, both retain the book's type.
 */
export function billedType({ labor, billedAs }: Line, type: LaborType): LaborType {
  const selected = billedAs?.[type];
  if (billedAs === undefined || selected === undefined || labor[selected] !== undefined) return type;
  const first = laborTypes.find(
    (one) => billedAs[one] === selected && (one === type || labor[one] !== undefined),
  );
  return first === type ? selected : type;
}

/** The inverse of `billedType`: the type under which the hours billed as `type` are stored. */
export function typeBilledAs(line: Line, type: LaborType): LaborType {
  const matches = (own: LaborType) => billedType(line, own) === type;
  return laborTypes.find((own) => line.labor[own] !== undefined && matches(own)) ?? type;
}

export function withLaborType(line: Line, type: LaborType, as: LaborType): Line {
  const { billedAs: present = {}, ...rest } = line;
  const { [type]: _before, ...others } = present;
  const billedAs = type === as ? others : { ...others, [type]: as };
  return Object.keys(billedAs).length === 0 ? rest : { ...rest, billedAs };
}

/** The edits that change a line's billed types from `present` to `billedAs`. */
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
