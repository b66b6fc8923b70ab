import type { LinePhotos } from '@dre/core/contract/shop/parts';
import { phases } from '@dre/core/domain/shop/model/departments';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { phaseOf } from '@dre/core/domain/shop/model/repair-task';
import { phaseLabels } from '@dre/core/domain/shop/wording/shop-labels';

/** A photo of the order or of its estimate. */
export interface GroupedPhoto {
  readonly id: string;
  readonly file: string;
  readonly takenAt: string | null;
  /** The person who took it in the shop; null for photos of the estimate. */
  readonly by: string | null;
}

/** Photos of one line or of one task of the shop, by phase of the repair. */
export interface OrderPhotoGroup {
  readonly key: string;
  readonly lineNumber: number | null;
  readonly name: string;
  readonly phases: readonly { readonly label: string; readonly photos: readonly GroupedPhoto[] }[];
}

const beforeRepair = 'Before the repair';
const ofOrder = 'The whole unit';

/** Lines in their order, each before the repair and then by phase; photos of the whole unit come first. */
export function orderPhotoGroups(
  order: RepairOrder,
  lines: readonly LinePhotos[],
): readonly OrderPhotoGroup[] {
  const taken = (order.photos ?? []).map((photo) => {
    const task = order.tasks.find(({ work }) => work.key === photo.task);
    return {
      photo,
      task,
      line: task === undefined || task.work.lineNumber === 0 ? null : task.work.lineNumber,
    };
  });
  const inShop = new Set(taken.map(({ photo }) => photo.id));
  const numbers = [...lines.map(({ lineNumber }) => lineNumber), ...taken.flatMap(({ line }) => line ?? [])];
  const phasesOf = (own: typeof taken) =>
    phases.flatMap((phase) => {
      const photos = own.filter(({ task }) => task !== undefined && phaseOf(task) === phase);
      return photos.length === 0
        ? []
        : [{ label: phaseLabels[phase], photos: photos.map(({ photo }) => photo) }];
    });
  const ofLines = [...new Set(numbers)]
    .toSorted((one, other) => one - other)
    .map((lineNumber): OrderPhotoGroup => {
      const before = (lines.find((one) => one.lineNumber === lineNumber)?.photos ?? [])
        .filter(({ id }) => !inShop.has(id))
        .map(({ id, file, takenAt }) => ({ id, file, takenAt, by: null }));
      const own = taken.filter(({ line }) => line === lineNumber);
      return {
        key: String(lineNumber),
        lineNumber,
        name: nameOfLine(order, lineNumber),
        phases: [...(before.length === 0 ? [] : [{ label: beforeRepair, photos: before }]), ...phasesOf(own)],
      };
    });
  const whole = taken.filter(({ task }) => task === undefined).map(({ photo }) => photo);
  const shopTasks = [...new Set(taken.flatMap(({ task, line }) => (line === null ? (task ?? []) : [])))];
  return [
    ...(whole.length === 0
      ? []
      : [
          {
            key: 'order',
            lineNumber: null,
            name: ofOrder,
            phases: [{ label: 'In the shop', photos: whole }],
          },
        ]),
    ...shopTasks.map((task) => ({
      key: task.work.key,
      lineNumber: null,
      name: task.work.description,
      phases: phasesOf(taken.filter((one) => one.task === task)),
    })),
    ...ofLines.filter((group) => group.phases.length > 0),
  ];
}

function nameOfLine({ tasks }: RepairOrder, lineNumber: number): string {
  const task = tasks.find(({ work }) => work.lineNumber === lineNumber);
  return task?.work.description ?? `Line ${String(lineNumber)}`;
}
