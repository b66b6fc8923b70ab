import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Side, VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type {
  KnownLength,
  PhotoMark,
  PhotoPoint,
  PointPair,
  WalkAroundView,
} from '@dre/core/domain/estimates/model/estimate';
import { imageLibrary } from '../files/image-library.ts';
import { demoNumber } from './demo-random.ts';

/** A picture that ships with the product, as its list describes it. */
export interface DemoShot {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly vehicleType: VehicleType;
  /** Null where no drawing shows it, as an odometer. */
  readonly plate: string | null;
  readonly side: Side;
  readonly subSide: string;
  readonly view: WalkAroundView | null;
  readonly cause: string | null;
  readonly caption: string;
  /** Null for close-ups, which no drawing is laid over. */
  readonly pairs: readonly PointPair[] | null;
  readonly knownLength: KnownLength | null;
  readonly damageRegions: readonly { readonly region: string; readonly at: PhotoPoint }[];
  readonly marks: readonly Pick<PhotoMark, 'kind' | 'points' | 'text'>[];
}

export async function readDemoShots(folder: string): Promise<readonly DemoShot[]> {
  return JSON.parse(await readFile(path.join(folder, 'photos.json'), 'utf8')) as DemoShot[];
}

/** The same picture from half a step nearer and in another light. */
export interface DemoPicture extends DemoShot {
  readonly bytes: Buffer;
}

const whole = 1_000_000;

/** A variant of a shot that follows from `name`; all its points are those of the crop. */
export async function variantOf(folder: string, shot: DemoShot, name: string): Promise<DemoPicture> {
  const scale = 0.92 + demoNumber(`${name} scale`, 80) / 1_000;
  const width = Math.round(shot.width * scale);
  const height = Math.round(shot.height * scale);
  const left = demoNumber(`${name} left`, shot.width - width + 1);
  const top = demoNumber(`${name} top`, shot.height - height + 1);
  const sharp = await imageLibrary();
  const picture = sharp(await readFile(path.join(folder, shot.file)))
    .extract({ left, top, width, height })
    .modulate({
      brightness: 0.93 + demoNumber(`${name} light`, 140) / 1_000,
      saturation: 0.9 + demoNumber(`${name} color`, 200) / 1_000,
    });
  const moved = ([x, y]: PhotoPoint): PhotoPoint => [
    Math.round((((x / whole) * shot.width - left) / width) * whole),
    Math.round((((y / whole) * shot.height - top) / height) * whole),
  ];
  return {
    ...shot,
    width,
    height,
    bytes: await picture.jpeg({ quality: 74 }).toBuffer(),
    pairs: shot.pairs?.map(({ onPhoto, onDrawing }) => ({ onPhoto: moved(onPhoto), onDrawing })) ?? null,
    knownLength: shot.knownLength && {
      ...shot.knownLength,
      from: moved(shot.knownLength.from),
      to: moved(shot.knownLength.to),
    },
    damageRegions: shot.damageRegions.map(({ region, at }) => ({ region, at: moved(at) })),
    marks: shot.marks.map((mark) => ({ ...mark, points: mark.points.map(moved) })),
  };
}

interface SoughtShots {
  readonly vehicleType: VehicleType;
  readonly photos: readonly string[];
  /** The estimate has the VIN and mileage that are on the photos of the plates. */
  readonly showsPlates: boolean;
}

/** The shots an estimator would have taken: of this damage in the order of its work, and of the plates that name the unit. */
export function shotsFor(
  shots: readonly DemoShot[],
  { vehicleType, photos, showsPlates }: SoughtShots,
): readonly DemoShot[] {
  const own = shots.filter((shot) => shot.vehicleType === vehicleType);
  const damage = photos.flatMap((name) => own.filter(({ file }) => file === `${name}.jpg`));
  return [...damage, ...(showsPlates ? own.filter(({ cause }) => cause === null) : [])];
}
