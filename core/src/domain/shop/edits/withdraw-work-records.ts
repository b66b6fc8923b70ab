import { redoKey } from '../checks/check-state.ts';
import type { CheckResult, GivenCheckResult, RepairOrder } from '../model/repair-order.ts';
import { isOpen, type RepairTask } from '../model/repair-task.ts';
import type { WithdrawableRecord } from '../model/shop-edit.ts';
import { hasRecord } from './check-values.ts';
import { givenHold } from './hold-edits.ts';
import { photosOf, withPhotos } from './photo-edits.ts';
import type { RecordHandler } from './record-handler.ts';

type WorkRecord = Extract<
  WithdrawableRecord,
  'promise' | 'visit' | 'hold' | 'shop-task' | 'finding' | 'outing' | 'check-result' | 'photo'
>;

export const workRecords: Readonly<Record<WorkRecord, RecordHandler>> = {
  promise: {
    find: ({ promises }, id) => byId(promises, id),
    // Earlier promises were given and count for being on time.
    without: (order, id) =>
      order.promises.at(-1)?.id === id ? { ...order, promises: order.promises.slice(0, -1) } : null,
    again: ({ promises }, id) => {
      const found = byId(promises, id);
      if (found === undefined) return null;
      const { day, reason } = found;
      return { kind: 'promise', promise: { id, day, reason } };
    },
  },
  visit: {
    find: ({ visits }, id) => byId(visits, id),
    without: withoutVisit,
    again: (order, id) => {
      const move = byId(order.moves, id);
      const { length, height, width } = order.unit;
      const measured = { length, height, width };
      return move === undefined ? null : { kind: 'check-in', visitId: id, location: move.location, measured };
    },
  },
  hold: {
    find: ({ holds }, id) => byId(holds, id),
    without: (order, id) => ({ ...order, holds: others(order.holds, id) }),
    again: ({ holds }, id) => {
      const found = byId(holds, id);
      return found === undefined || found.released !== null
        ? null
        : { kind: 'place-hold', hold: givenHold(found) };
    },
  },
  'shop-task': {
    find: (order, id) => shopTask(order, id),
    without: withoutTask,
    again: (order, id) => {
      const found = shopTask(order, id);
      if (found === undefined) return null;
      const { key, description, department, phase, people } = found.work;
      return { kind: 'add-shop-task', task: { key, description, department, phase, people } };
    },
  },
  finding: {
    find: ({ findings }, id) => byId(findings, id),
    without: (order, id) => ({ ...order, findings: others(order.findings, id) }),
    again: ({ findings }, id) => {
      const found = byId(findings, id);
      if (found === undefined) return null;
      const { by: _, at: __, ...finding } = found;
      return { kind: 'report-finding', finding };
    },
  },
  outing: {
    find: ({ outings }, id) => byId(outings, id),
    without: (order, id) =>
      byId(order.outings, id)?.back === null ? { ...order, outings: others(order.outings, id) } : null,
    again: ({ outings }, id) => {
      const found = byId(outings, id);
      if (found === undefined) return null;
      const { sent: _, back: __, ...outing } = found;
      return { kind: 'send-out', outing };
    },
  },
  photo: {
    find: (order, id) => byId(photosOf(order), id),
    without: withoutPhoto,
    again: (order, id) => {
      const found = byId(photosOf(order), id);
      if (found === undefined) return null;
      const { by: _, at: __, ...photo } = found;
      return { kind: 'add-photo', photo };
    },
  },
  'check-result': {
    find: (order, id) => checkOf(order, id)?.results.find((result) => result.id === id),
    without: withoutResult,
    again: (order, id) => {
      const check = checkOf(order, id);
      const found = check?.results.find((result) => result.id === id);
      if (check === undefined || found === undefined) return null;
      const kind = found.hasPassed ? 'pass-check' : 'fail-check';
      return { kind, check: check.work.key, result: givenResult(found) };
    },
  },
};

function byId<Item extends { readonly id: string }>(items: readonly Item[], id: string): Item | undefined {
  return items.find((item) => item.id === id);
}

function others<Item extends { readonly id: string }>(items: readonly Item[], id: string): readonly Item[] {
  return items.filter((item) => item.id !== id);
}

/** A check-in stands once the unit was moved or worked on. */
function withoutVisit(order: RepairOrder, id: string): RepairOrder | null {
  const visit = order.visits.at(-1);
  if (visit?.id !== id || visit.out !== null || order.moves.at(-1)?.id !== id) return null;
  const hasWork = order.tasks.some(({ progress }) => progress.state !== 'open' && progress.at > visit.in.at);
  if (hasWork || order.outings.some(({ back }) => back === null)) return null;
  return {
    ...order,
    unit: { ...order.unit, ...visit.measuredBefore },
    visits: order.visits.slice(0, -1),
    moves: order.moves.slice(0, -1),
  };
}

function shopTask({ tasks }: RepairOrder, key: string): RepairTask | undefined {
  return tasks.find(({ work, origin }) => origin === 'shop' && work.key === key);
}

/** A task somebody worked on, moved or held stays. */
function withoutTask(order: RepairOrder, key: string): RepairOrder | null {
  const task = order.tasks.find(({ work }) => work.key === key);
  if (task === undefined || !isOpen(task) || task.moved !== null) return null;
  const isNamed =
    order.holds.some(({ on }) => on.of === 'task' && on.task === key) ||
    order.findings.some((finding) => finding.task === key) ||
    photosOf(order).some((photo) => photo.task === key);
  return isNamed ? null : { ...order, tasks: order.tasks.filter((one) => one !== task) };
}

/** A photo that proves a check, shows a finding or is with the owner stays. */
function withoutPhoto(order: RepairOrder, id: string): RepairOrder | null {
  const named = [...order.findings, ...order.checks.flatMap(({ results }) => results)];
  if (named.some(({ photos }) => photos.includes(id)) || hasRecord(order.released, id)) return null;
  return withPhotos(order, others(photosOf(order), id));
}

function checkOf({ checks }: RepairOrder, resultId: string) {
  return checks.find(({ results }) => results.some(({ id }) => id === resultId));
}

function withoutResult(order: RepairOrder, id: string): RepairOrder | null {
  const check = checkOf(order, id);
  const last = check?.results.at(-1);
  if (check === undefined || last?.id !== id) return null;
  const left = last.hasPassed ? order : withoutTask(order, redoKey(id));
  if (left === null) return null;
  const results = check.results.slice(0, -1);
  return { ...left, checks: left.checks.map((one) => (one === check ? { ...check, results } : one)) };
}

function givenResult({ id, photos, reading, note }: CheckResult): GivenCheckResult {
  return { id, photos, reading, note };
}
