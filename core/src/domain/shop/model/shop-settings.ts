import { type Millionths, type Minutes, millionths, minutes } from '../../units.ts';
import type { Department, Phase } from './departments.ts';

/** A company's settings that decide how a version becomes work. */
export interface ShopSettings {
  /** The share of R&I time that takes a part off; the rest puts it on again. */
  readonly offShare: Millionths;
  /** The phase in which a department works unless its task decides otherwise. */
  readonly route: Readonly<Record<Department, Phase>>;
  /** Book parts whose operations are the detailer's, with their phase. */
  readonly detailParts: Readonly<Record<string, Phase>>;
  /** Time for moving a unit. */
  readonly moveMinutes: Minutes;
  /** Figures of one person's repairs alone are shown to the office too; otherwise to that person alone. */
  readonly showsTimeOfOne?: boolean;
  /** Days on which nobody works, whatever their calendar says. */
  readonly holidays: readonly { readonly day: string; readonly name: string }[];
}

export const defaultShopSettings: ShopSettings = {
  offShare: millionths(400_000),
  route: {
    frame: 'frame',
    body: 'body',
    roof: 'body',
    interior: 'body',
    mechanical: 'body',
    sublet: 'body',
    paint: 'paint',
    glass: 'reassembly',
    electrical: 'reassembly',
    systems: 'reassembly',
    detail: 'detail',
  },
  detailParts: { 'OP-WASH': 'check-in', 'OP-DETAIL': 'detail' },
  moveMinutes: minutes(30),
  holidays: [],
};
