import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type { ReactNode } from 'react';
import type { LeftViews } from './viewport/left-view.ts';
import type { DrawnPlate } from './drawing/drawn-picture.ts';
import type { PictureZone } from './picture-zones.ts';
import type { PicturePin } from './pins/pin-clusters.ts';

export type RegionMark = 'damaged' | 'replace';

export interface IllustrationProps {
  /** Null while it loads, or where there is none. */
  readonly picture: DrawnPlate | null;
  /** It is put in by a task that does little else, which has time for the styles of its shapes too. */
  readonly comesAlone?: boolean;
  /** There is no drawing of this side: the list of parts takes its place. */
  readonly isMissing?: boolean;
  /** Whose outline stands there while the drawing loads. */
  readonly vehicleType: VehicleType | null;
  readonly zones: readonly PictureZone[];
  readonly selection: { readonly region?: string | null; readonly zone?: string | null };
  readonly marks?: ReadonlyMap<string, RegionMark>;
  readonly pins?: readonly PicturePin[];
  /** Lit from outside: the line or search hit under the pointer. */
  readonly pointed?: string | null;
  /** Everything veiled that is not marked, selected or in the selected zone. */
  readonly isDimmed?: boolean;
  /** The accessible name of a part: "Skirt panel, left rear, 2 lines, 428.00". */
  readonly describe: (region: string) => string;
  /** What the card of a part shows; null shows none. */
  readonly card: (region: string) => ReactNode;
  readonly onPick: (region: string) => void;
  /** The key of a zone; null is none. */
  readonly onZonePick: (zone: string | null) => void;
  readonly onPoint?: (region: string | null) => void;
  /** Keys the picture has no use for, with the part that has the focus. */
  readonly onKey?: (event: KeyboardEvent, region: string) => void;
  /** How it was looked at when it was left. */
  readonly left?: LeftViews | undefined;
  /** More tools for the corner of the picture. */
  readonly tools?: ReactNode;
}
