import type { Estimate } from '@dre/core/domain/estimates/model/estimate';

/** One side of a comparison: a version, its state between corrections, or the draft. */
export interface VersionSide {
  /** One of `draft`, `E01` (after its corrections), `E01.` (as locked), `E01.C01`. */
  readonly key: string;
  readonly label: string;
  readonly version: string | null;
  /** Undefined means after all corrections. */
  readonly correction: string | undefined;
}

/** Oldest first. */
export function sidesOf({ versions, draft }: Pick<Estimate, 'versions' | 'draft'>): readonly VersionSide[] {
  const locked = versions.flatMap(({ label, corrections }) => {
    const last = corrections.at(-1);
    const earlier = corrections.slice(0, -1);
    return [
      ...(last === undefined
        ? []
        : [{ key: `${label}.`, label: `${label} as locked`, version: label, correction: '' }]),
      ...earlier.map((one) => ({
        key: `${label}.${one.label}`,
        label: `${label} after ${one.label}`,
        version: label,
        correction: one.label,
      })),
      {
        key: label as string,
        label: last === undefined ? label : `${label} after ${last.label}`,
        version: label as string,
        correction: undefined,
      },
    ];
  });
  const writing =
    draft === null ? [] : [{ key: 'draft', label: `${draft} in work`, version: null, correction: undefined }];
  return [...locked, ...writing];
}

/** The sides requested by the address; without a valid request, the last change. */
export function selectedSides(
  sides: readonly VersionSide[],
  requested: { readonly from?: string | undefined; readonly to?: string | undefined },
): { readonly from: VersionSide | undefined; readonly to: VersionSide | undefined } {
  const whole = sides.filter(({ correction }) => correction === undefined);
  const to = sides.find(({ key }) => key === requested.to) ?? whole.at(-1);
  const before = whole[whole.findIndex(({ key }) => key === to?.key) - 1];
  const from =
    sides.find(({ key }) => key === requested.from) ?? before ?? sides.find(({ key }) => key !== to?.key);
  return { from, to };
}
