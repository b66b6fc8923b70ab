import { createHash } from 'node:crypto';
import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { orderBetween } from '@dre/core/domain/estimates/model/order-key';
import {
  announceFile,
  completeFile,
  type PhotoDependencies,
  takePart,
} from '../features/estimates/photos/photos-service.ts';
import { makeThumbnails } from '../features/estimates/photos/thumbnails-service.ts';
import { contentsOf } from '../features/catalogue/open-books.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { DemoStep } from './demo-agreements.ts';
import { asDemoPerson, granted, readDemoEstimate, sendDemoEdits } from './demo-people.ts';
import { type DemoPicture, type DemoShot, readDemoShots, shotsFor, variantOf } from './demo-photo-files.ts';
import { photographed } from './demo-particulars.ts';
import { linesPictured, pinnedLines } from './demo-pins.ts';
import { demoId } from './demo-random.ts';

/** The folder of the demo's pictures, and the store they are uploaded to. */
export interface DemoPhotoSource {
  readonly folder: string;
  readonly store: FileStore;
}

export interface DemoPhotos extends DemoPhotoSource {
  readonly shots: readonly DemoShot[];
}

export async function demoPhotosOf(source: DemoPhotoSource): Promise<DemoPhotos> {
  return { ...source, shots: await readDemoShots(source.folder) };
}

/** Adds the estimate's photos with pins at its lines, marks and, where a drawing shows the same side, an alignment. */
export async function addDemoPhotos(step: DemoStep, photos: DemoPhotos): Promise<void> {
  const { estimate, id, company } = step;
  const { unit, work } = estimate;
  const sought = {
    vehicleType: unit.vehicleType,
    photos: work.photos,
    showsPlates: photographed[unit.number] !== undefined,
  };
  const written = await readDemoEstimate(company, id);
  // Somebody locked the draft before its photos came.
  if (written.draft === null) return;
  const contents = await asDemoPerson(company, { role: step.role, now: step.at(0, 30) }, ({ auth }) =>
    contentsOf(auth.trx, written.edition),
  );
  const changes: Change[] = [];
  let order: string | null = null;
  for (const shot of shotsFor(photos.shots, sought)) {
    const name = `${id} ${shot.file}`;
    const picture = await variantOf(photos.folder, shot, `photo ${String(estimate.number)} ${shot.file}`);
    const file = await upload(step, photos, picture.bytes);
    order = orderBetween(order, null);
    changes.push(...photoChanges(step, { name, picture, file, order, written, contents }));
  }
  await sendDemoEdits(company, id, { role: step.role, now: step.at(0, 36), step: 'photos' }, changes);
}

async function upload(
  { company, id, role, at }: DemoStep,
  { store }: DemoPhotos,
  bytes: Buffer,
): Promise<string> {
  const file = createHash('sha256').update(bytes).digest('hex');
  const now = at(0, 30);
  const deps: PhotoDependencies = {
    db: company.db,
    now: () => now,
    store,
    storageBytes: Number.MAX_SAFE_INTEGER,
    // Made below at once: the jobs may not have started.
    enqueueThumbnails: async () => undefined,
  };
  await asDemoPerson(company, { role, now }, async (context) => {
    granted(await announceFile(deps, context, { id, file, bytes: bytes.length }));
    granted(await takePart(context, { id, file, offset: 0, bytes }));
  });
  granted(await completeFile(deps, company.id, file));
  await makeThumbnails({ db: company.db, store }, { companyId: company.id, file });
  return file;
}

interface Taken {
  readonly name: string;
  readonly picture: DemoPicture;
  readonly file: string;
  readonly order: string;
  readonly written: Estimate;
  readonly contents: BookContents;
}

function photoChanges(
  { company, at: timeAt }: DemoStep,
  { name, picture, file, order, written, contents }: Taken,
): Change[] {
  const photoId = demoId(company.id, `${name} photo`);
  const pinned = pinnedLines(picture, written, contents);
  const pins = pinned.map(({ line, at: [x, y] }, index): Change => {
    const pin = { id: demoId(company.id, `${name} pin ${String(index)}`), lineId: line.id, x, y };
    return { kind: 'pin-photo', photoId, pin };
  });
  return [
    {
      kind: 'add-photo',
      photo: {
        id: photoId,
        file,
        width: picture.width,
        height: picture.height,
        caption: picture.caption,
        place: { side: picture.side, subSide: picture.subSide },
        view: picture.view,
        lines: linesPictured(picture, written, contents).map((line) => line.id),
        takenAt: timeAt(0, 12).toISOString(),
        order,
      },
    },
    ...(picture.pairs === null || picture.plate === null
      ? []
      : [
          {
            kind: 'change-photo',
            photoId,
            changes: {
              alignment: { drawing: picture.plate, pairs: picture.pairs },
              knownLength: picture.knownLength,
            },
          } as const,
        ]),
    ...pins,
    ...picture.marks.map((mark, index) => ({
      kind: 'mark-photo' as const,
      photoId,
      mark: { id: demoId(company.id, `${name} mark ${String(index)}`), ...mark },
    })),
  ];
}
