import { readOrderPictures } from '@dre/core/contract/shop/parts';
import { createElement } from 'react';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { useAfterScreen } from '../open/use-after-screen.ts';
import { RefusedPhotos } from './refused-photos.tsx';
import { TakePhoto } from './take-photo.tsx';
import { useOrderPicture } from './use-order-picture.ts';
import { useShopOutbox, useShopPhotos } from './use-shop-photos.ts';
import styles from '../my-work/my-work.module.css';
import type { MyTask } from '../my-work/tasks/my-tasks.ts';

const drawing = onDemand(async () => (await import('./task-drawing.tsx')).TaskDrawing);

/** The side of the unit with the task's number, the newest photo of its line, and the camera. */
export function WorkPictures({ mine }: { readonly mine: MyTask }) {
  const { order, task } = mine;
  const Drawing = useOnDemand(drawing, useAfterScreen());
  const isDrawn = task.work.location !== null && order.unit.type !== null;
  const photos = usePhotosOfTask(mine);
  const [newest] = photos;
  const layout = isDrawn ? (newest === undefined ? styles['noPhoto'] : '') : styles['justCamera'];
  return (
    <>
      <div className={`${styles['pictures']} ${layout}`}>
        {isDrawn && (
          <div className={styles['drawing']}>{Drawing && createElement(Drawing, { order, task })}</div>
        )}
        {newest !== undefined && <TaskPhoto order={order.id} file={newest} count={photos.length} />}
        <TakePhoto label="Take a photo of this work" order={order.id} task={task.work.key} />
      </div>
      <RefusedPhotos order={order.id} />
      <WaitingPhotos order={order.id} />
    </>
  );
}

/** Files of the photos of the task's line, the newest first, then those of the estimate. */
function usePhotosOfTask({ order, task }: MyTask): readonly string[] {
  const { data } = useQuery(readOrderPictures, { params: { id: order.id } }, order.id);
  const { lineNumber, key } = task.work;
  const sameLine = new Set(
    order.tasks
      .filter(({ work }) => work.key === key || (lineNumber !== 0 && work.lineNumber === lineNumber))
      .map(({ work }) => work.key),
  );
  const taken = (order.photos ?? []).filter((photo) => photo.task !== null && sameLine.has(photo.task));
  const ofLine = lineNumber === 0 ? undefined : data?.lines.find((line) => line.lineNumber === lineNumber);
  return [...new Set([...taken.toReversed(), ...(ofLine?.photos ?? [])].map(({ file }) => file))];
}

interface TaskPhotoProps {
  readonly order: string;
  readonly file: string;
  readonly count: number;
}

function TaskPhoto({ order, file, count }: TaskPhotoProps) {
  const picture = useOrderPicture(order, file);
  const content = (
    <>
      {picture !== undefined && <img src={picture.small} alt="" />}
      {count > 1 && <span>{count}</span>}
    </>
  );
  if (picture?.full === undefined) return <span className={styles['photo']}>{content}</span>;
  return (
    <a
      className={styles['photo']}
      href={picture.full}
      target="_blank"
      rel="noreferrer"
      aria-label="Photo of this work"
    >
      {content}
    </a>
  );
}

/** Photos of the order that are on this device alone. */
function WaitingPhotos({ order }: { readonly order: string }) {
  const { store } = useShopPhotos();
  const waiting = useShopOutbox(
    store,
    ({ arrivals }) =>
      [...arrivals.values()].filter(({ photo, stage }) => photo.estimate === order && stage !== 'refused')
        .length,
  );
  if (waiting === 0) return null;
  return (
    <output className={styles['sending']}>
      {waiting === 1
        ? '1 photo is on this device and sends itself'
        : `${String(waiting)} photos are on this device and send themselves`}
    </output>
  );
}
