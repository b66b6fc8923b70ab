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
  /** True if the inserting task does little else and has time to compute the shapes' styles too. */
  readonly comesAlone?: boolean;
  /** True without a drawing of this side: the list of parts replaces it. */
  readonly isMissing?: boolean;
  /** The vehicle whose outline shows while the drawing loads. */
  readonly vehicleType: VehicleType | null;
  readonly zones: readonly PictureZone[];
  readonly selection: { readonly region?: string | null; readonly zone?: string | null };
  readonly marks?: ReadonlyMap<string, RegionMark>;
  readonly pins?: readonly PicturePin[];
  /** Highlighted from outside: the line or search result under the pointer. */
  readonly pointed?: string | null;
  /** Veils everything that is not marked, selected or in the selected zone. */
  readonly isDimmed?: boolean;
  /** The accessible name of a part: "Skirt panel, left rear, 2 lines, 428.00". */
  readonly describe: (region: string) => string;
  /** The content of a part's card; null shows none. */
  readonly card: (region: string) => ReactNode;
  readonly onPick: (region: string) => void;
  /** The key of a zone; null is none. */
  readonly onZonePick: (zone: string | null) => void;
  readonly onPoint?: (region: string | null) => void;
  /** Keys the picture does not handle, with the focused part. */
  readonly onKey?: (event: KeyboardEvent, region: string) => void;
  /** The views in which pictures were last left. */
  readonly left?: LeftViews | undefined;
  /** More tools for the corner of the picture. */
  readonly tools?: ReactNode;
}
