import type { ShopLocation } from '@dre/core/domain/shop/model/shop-location';

/** Name, kind, length, door height and width in feet (null: no limit), equipment. */
type DemoLocationRow = readonly [
  DemoLocationName,
  ShopLocation['kind'],
  number | null,
  number | null,
  number | null,
  readonly string[],
];

export type DemoLocationName =
  | 'Bay 1'
  | 'Bay 2'
  | 'Bay 3'
  | 'Bay 4'
  | 'Paint booth'
  | 'Wash pad'
  | 'Yard 1'
  | 'Yard 2'
  | 'Lakeshore Frame and Axle';

export const demoLocations: readonly DemoLocationRow[] = [
  ['Bay 1', 'bay', 48, 14, 20, ['Frame rack', 'Floor jacks', 'Welder']],
  ['Bay 2', 'bay', 45, 14, 20, ['Scaffold', 'Roof hoist']],
  ['Bay 3', 'bay', 40, 14, 18, ['Vacuum press', 'LP leak tester']],
  ['Bay 4', 'bay', 28, 12, 16, ['Two-post lift']],
  ['Paint booth', 'booth', 45, 14, 18, ['Downdraft', 'Heated cure']],
  ['Wash pad', 'yard', null, null, null, ['Pressure washer']],
  ['Yard 1', 'yard', null, null, null, ['50 A pedestals']],
  ['Yard 2', 'yard', null, null, null, []],
  ['Lakeshore Frame and Axle', 'off-site', null, null, null, []],
];
