import { applyShopEdit } from '../shop/edits/apply-shop-edit.ts';
import { blankOrder, type RepairOrder } from '../shop/model/repair-order.ts';
import type { ShopChange } from '../shop/model/shop-edit.ts';
import type { ShopLocation } from '../shop/model/shop-location.ts';
import type { VersionWork, WorkTask } from '../shop/model/version-work.ts';
import { inches, minutes, thousandths } from '../units.ts';

const start = Date.parse('2026-11-15T08:00:00Z');

/** The signature of an edit that many minutes after the start of a day. */
export function signedAfter(minute: number) {
  return { by: 'Dana', at: new Date(start + minute * 60_000).toISOString() };
}

/** The order after these changes, a minute apart. A refusal fails the test. */
export function orderAfter(order: RepairOrder, changes: readonly ShopChange[], from = 0): RepairOrder {
  return changes.reduce((present, change, index) => {
    const edit = { ...change, id: `edit-${from + index}`, ...signedAfter(from + index) };
    const outcome = applyShopEdit(present, edit);
    if (!outcome.ok) throw new Error(`${change.kind}: ${JSON.stringify(outcome.refusal)}`);
    return outcome.value;
  }, order);
}

/** A task that replaces a body panel in an hour. */
export function aWorkTask(fields: Partial<WorkTask> = {}): WorkTask {
  return {
    key: 'line-00001|body',
    lineNumber: 1,
    description: 'Side wall',
    operation: 'replace',
    laborType: 'body',
    location: null,
    department: 'body',
    phase: 'body',
    half: 'whole',
    soldMinutes: minutes(60),
    isIncluded: false,
    people: 1,
    skill: 2,
    needs: [],
    ...fields,
  };
}

const off = aWorkTask({ key: 'window|glass|off', half: 'off', department: 'glass', phase: 'teardown' });
const on = aWorkTask({ key: 'window|glass|on', half: 'on', department: 'glass', phase: 'reassembly' });
const wall = aWorkTask({ key: 'wall|body', needs: ['wall'] });
const paint = aWorkTask({ key: 'wall|refinish', department: 'paint', phase: 'paint' });
const lamp = aWorkTask({ key: 'lamp|electrical', department: 'electrical', phase: 'reassembly' });
const wallPart = {
  key: 'wall',
  lineNumber: 1,
  description: 'Side wall',
  partNumber: 'SW-1',
  wanted: thousandths(2_000),
};
const lights = {
  key: 'lights',
  name: 'Lights',
  proof: 'none',
  department: 'electrical',
  phase: 'reassembly',
} as const;
const pressure = {
  key: 'lp-pressure',
  name: 'LP pressure test',
  proof: 'reading',
  department: 'systems',
  phase: 'reassembly',
} as const;

/** The estimate, and a supplement that changes the wall, drops the paint and adds a lamp. */
export const firstWork: VersionWork = {
  version: 'E01',
  hash: 'hash-e01',
  tasks: [off, wall, paint, on],
  parts: [wallPart],
  checks: [pressure],
};
export const secondWork: VersionWork = {
  version: 'S01',
  hash: 'hash-s01',
  tasks: [off, { ...wall, soldMinutes: minutes(90) }, on, lamp],
  parts: [{ ...wallPart, wanted: thousandths(1_000) }],
  checks: [pressure, lights],
};

export function authorization(
  work: VersionWork,
  how: 'awaiting' | 'agreed' | 'own-risk' | 'declined' = 'agreed',
  reason = '',
): ShopChange {
  const { version } = work;
  return { kind: 'authorize-version', version, how, name: 'Ruth Okafor', reason, work };
}

export const bayThree: ShopLocation = {
  id: 'bay-3',
  name: 'Bay 3',
  kind: 'bay',
  length: inches(480),
  doorHeight: inches(168),
  width: inches(180),
  equipment: [],
  hours: null,
};

const unit = {
  type: 'travel-trailer',
  length: inches(360),
  height: inches(138),
  width: inches(100),
} as const;
const unmeasured = { length: null, height: null, width: null };

export const opening: ShopChange = { kind: 'open-order', number: '2001', estimateId: 'estimate-1', unit };
export const checkIn: ShopChange = {
  kind: 'check-in',
  visitId: 'visit-1',
  location: bayThree,
  measured: unmeasured,
};

/** An order of `firstWork`, its unit in bay 3. */
export function anOrder(changes: readonly ShopChange[] = []): RepairOrder {
  return orderAfter(blankOrder('order-1'), [opening, authorization(firstWork), checkIn, ...changes]);
}

/** Everything on the order is ticked and checked, and its owner signed. */
export const finishing: readonly ShopChange[] = [
  ...['shop:check-in', ...firstWork.tasks.map(({ key }) => key)].map((task): ShopChange => ({
    kind: 'tick-task',
    task,
  })),
  {
    kind: 'pass-check',
    check: 'lp-pressure',
    result: { id: 'result-1', photos: [], reading: '11 in', note: '' },
  },
];

export const delivery = {
  hasWalkRound: true,
  signature: { name: 'Ruth Okafor', file: 'signature-1' },
  keys: 2,
  documents: ['invoice'],
  unfinished: null,
} as const;
