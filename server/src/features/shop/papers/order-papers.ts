import { quantityText } from '@dre/core/domain/catalogue/unit-labels';
import { vehicleTypeLabels } from '@dre/core/domain/catalogue/vehicle-type-labels';
import { dayText } from '@dre/core/domain/day-text';
import type { Paper } from '@dre/core/domain/documents/document-kinds';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { feetText } from '@dre/core/domain/feet-text';
import { quantity } from '@dre/core/domain/number-text';
import { activeHolds } from '@dre/core/domain/shop/board/holds';
import { stepsOf } from '@dre/core/domain/shop/board/steps';
import { locationOf } from '@dre/core/domain/shop/board/unit-location';
import { checkState } from '@dre/core/domain/shop/checks/check-state';
import type { Department } from '@dre/core/domain/shop/model/departments';
import type { ActiveHold } from '@dre/core/domain/shop/model/hold';
import type { Delivery, RepairCheck, RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import type { RepairPart } from '@dre/core/domain/shop/model/repair-part';
import type { UnitMeasures } from '@dre/core/domain/shop/model/shop-location';
import { type RepairTask, taskState } from '@dre/core/domain/shop/model/repair-task';
import { expectedDay } from '@dre/core/domain/shop/parts/expected-day';
import { partDefect } from '@dre/core/domain/shop/parts/part-defect';
import { partQuantities } from '@dre/core/domain/shop/parts/part-quantities';
import { holdLabels } from '@dre/core/domain/shop/wording/order-labels';
import {
  dayOfMoment,
  lengthInFeet,
  nameOf,
  plainOperations,
} from '../../../documents/estimate/document-text.ts';
import type {
  DeliveryPaper,
  PaperCheck,
  PaperFact,
  PaperPart,
  PaperStep,
  PaperTask,
  WorkPaper,
} from '../../../documents/shop/shop-paper.ts';
import { crewRows } from '../setup/shop-queries.ts';
import { paperHead, type PaperContext, vehicleOf } from './paper-content.ts';

/** The order with the estimate it repairs. */
export interface PaperSource {
  readonly order: RepairOrder;
  readonly estimate: Estimate;
  readonly updatedAt: string;
  readonly paper: Paper;
}

/** The work of one department, or of all; without prices and contacts, so technicians may read it. */
export async function workPaper(
  context: PaperContext,
  { order, estimate, updatedAt, paper }: PaperSource,
  department: Department | null,
): Promise<WorkPaper> {
  const names = new Map((await crewRows(context.trx)).map(({ member }) => [member.id, member.name]));
  const head = await paperHead(context, paper, estimate);
  const steps = stepsOf(order)
    .filter((step) => department === null || step.department === department)
    .map((step) => stepOf(step, { order, names, zone: head.zone }))
    .filter(({ tasks }) => tasks.length > 0);
  const numbers = new Set(steps.flatMap(({ tasks }) => tasks.map(({ lineNumber }) => lineNumber)));
  return {
    kind: 'shop-work-order',
    ...head,
    madeAt: updatedAt,
    number: order.number,
    department,
    promised: order.promises.at(-1)?.day ?? null,
    facts: unitFacts(order, estimate),
    unitDrawn: { vehicleType: estimate.unit.vehicleType, length: estimate.unit.length },
    drawn: estimate.lines
      .filter(({ number }) => numbers.has(number))
      .map(({ id, number, place, operation, description }) => ({
        id,
        number,
        place,
        operation,
        description,
      })),
    steps,
    parts: order.parts
      .filter(({ work }) => work.wanted > 0 && (department === null || numbers.has(work.lineNumber)))
      .map(partOf),
    checks: order.checks
      .filter(
        ({ isWithdrawn, work }) => !isWithdrawn && (department === null || work.department === department),
      )
      .map((check) => checkOf(check, head)),
    holds: activeHolds(order, { estimateStage: estimate.stage, voidSince: null })
      .filter((hold) => concerns(hold, department))
      .map(holdText),
    findings: order.findings.map(({ description, by, at }) => ({
      description,
      reported: `${by}, ${dayOfMoment(head, at)}`,
    })),
  };
}

/** Holds of tasks and missing parts stand below their tasks. */
function concerns({ kind, on }: ActiveHold, department: Department | null): boolean {
  if (kind === 'parts' || on.of === 'task') return false;
  return department === null || on.of === 'order' || on.step.endsWith(`/${department}`);
}

function holdText({ kind, reason, expectedEnd }: ActiveHold): string {
  const end = expectedEnd === null ? '' : `, until ${dayText(expectedEnd)}`;
  return `${holdLabels[kind]}: ${reason.replace(/[.\s]+$/, '')}${end}.`;
}

/** The order a step belongs to, the names of the crew, and the company's time zone. */
interface StepContext {
  readonly order: RepairOrder;
  readonly names: ReadonlyMap<string, string>;
  readonly zone: string;
}

function stepOf(
  { key, phase, department, tasks, soldMinutes }: ReturnType<typeof stepsOf>[number],
  context: StepContext,
): PaperStep {
  const { order, names } = context;
  const people = (order.steps[key]?.people ?? []).flatMap((id) => names.get(id) ?? []);
  const shown = tasks.filter((task) => taskState(task) !== 'withdrawn');
  return {
    phase,
    department,
    people,
    soldMinutes,
    tasks: shown.map((task) => taskOf(task, context)),
  };
}

const halves = { whole: '', off: 'Take off', on: 'Put back on' } as const;

function taskOf(task: RepairTask, { order, zone }: StepContext): PaperTask {
  const { lineNumber, description, operation, half, soldMinutes, isIncluded, people, location } = task.work;
  const verb = half === 'whole' ? (operation === null ? '' : plainOperations[operation]) : halves[half];
  const subSide = (location?.subSide ?? '').replaceAll('-', ' ');
  return {
    lineNumber,
    description: verb === '' ? description : `${verb}: ${description}`,
    detail: subSide.replace(/^./, (letter) => letter.toUpperCase()),
    soldMinutes,
    isIncluded,
    people,
    done: doneText(task, zone),
    notes: notesOf(task, order),
  };
}

function doneText({ progress }: RepairTask, zone: string): string {
  if (progress.state === 'done') return `Done: ${progress.by}, ${dayOfMoment({ zone }, progress.at)}`;
  return progress.state === 'skipped' ? `Skipped: ${progress.reason}` : '';
}

/** The estimator's note, parts that are not here, and holds on the task. */
function notesOf({ work, progress }: RepairTask, order: RepairOrder): readonly string[] {
  const isOpen = progress.state === 'open';
  const missing = order.parts.filter(
    (part) => work.needs.includes(part.work.key) && partQuantities(part).inUse < part.work.wanted,
  );
  const held = order.holds.filter(
    ({ released, on }) => released === null && on.of === 'task' && on.task === work.key,
  );
  return [
    ...(isOpen
      ? missing.map((part) => `Waits for ${partName(part, work.lineNumber)}: ${whereText(part)}.`)
      : []),
    ...(isOpen ? held.map(({ reason }) => `On hold: ${reason}`) : []),
    ...(work.note === undefined ? [] : [work.note]),
  ];
}

/** The part of the task's own line needs no name beside it. */
function partName({ work }: RepairPart, lineNumber: number): string {
  return work.lineNumber === lineNumber ? 'its part' : work.description;
}

function partOf(part: RepairPart): PaperPart {
  const { lineNumber, description, partNumber, wanted, unit = 'each' } = part.work;
  const where = whereText(part).replace(/^./, (letter) => letter.toUpperCase());
  return { lineNumber, description, partNumber, quantity: quantityText(wanted, unit), where };
}

/** Such as "1 here, 2 on the way, expected November 20, 2026". */
function whereText(part: RepairPart): string {
  const { wanted, inUse, onTheWay, toOrder, unchecked, damagedHere } = partQuantities(part);
  const day = expectedDay(part);
  const expected = day === null ? 'no day yet' : `expected ${dayText(day)}`;
  const count = (some: number) => (some === wanted ? '' : `${quantity(some)} `);
  return [
    inUse > 0 ? `${count(inUse)}here${unchecked > 0 ? ', not checked yet' : ''}` : '',
    onTheWay > 0 ? `${count(onTheWay)}on the way, ${expected}` : '',
    toOrder > 0 ? `${count(toOrder)}to order` : '',
    damagedHere > 0 ? `${quantity(damagedHere)} ${partDefect(part)}` : '',
  ]
    .filter((text) => text !== '')
    .join('; ');
}

const proofLabels = { none: '', photo: 'Photo', reading: 'Reading' } as const;

function checkOf(check: RepairCheck, head: { readonly zone: string }): PaperCheck {
  const last = check.results.at(-1);
  const state = checkState(check);
  const words =
    last === undefined
      ? ''
      : [
          state === 'passed' ? 'Passed' : 'Failed',
          last.reading,
          last.note,
          last.by,
          dayOfMoment(head, last.at),
        ]
          .filter((text) => text.trim() !== '')
          .join(', ');
  return { name: check.work.name, proof: proofLabels[check.work.proof], result: words };
}

/** As measured at check-in; the length of the estimate until then. */
function measureFacts(
  { length, height, width }: UnitMeasures,
  estimated: number | null,
): readonly PaperFact[] {
  const inFeet = (measured: number | null) => (measured === null ? '' : feetText(measured));
  return [
    ['Length', inFeet(length) || (estimated === null ? '' : lengthInFeet(estimated))],
    ['Height', inFeet(height)],
    ['Width, slides out', inFeet(width)],
  ];
}

function unitFacts(order: RepairOrder, { unit }: Estimate): readonly PaperFact[] {
  return [
    ['Vehicle', vehicleOf({ unit })],
    ['Type', unit.vehicleType === null ? '' : vehicleTypeLabels[unit.vehicleType]],
    ...measureFacts(order.unit, unit.length),
    ['VIN', unit.coachVin],
    ['Chassis VIN', unit.chassisVin],
    ['Plate', [unit.plateState, unit.plate].filter(Boolean).join(' ')],
    ['Color', [unit.color, ...unit.paintCodes].filter(Boolean).join(', ')],
    ['Stands in', locationOf(order)?.name ?? ''],
  ];
}

/** The sheet the customer signs. */
export async function deliveryPaper(
  context: PaperContext,
  { order, estimate, updatedAt, paper }: PaperSource,
): Promise<DeliveryPaper> {
  const visit = order.visits.at(-1);
  const delivery: Delivery | null = visit?.out ?? null;
  const { customer, owner, insured } = estimate.parties;
  const name = [customer, owner, insured].map(nameOf).find((one) => one !== '') ?? '';
  const head = await paperHead(context, paper, estimate);
  const facts: readonly PaperFact[] = [
    ['Customer', name],
    ...unitFacts(order, estimate).filter(([label]) => label !== 'Stands in'),
    ['Arrived', visit === undefined ? '' : dayOfMoment(head, visit.in.at)],
    ['Left', delivery === null ? '' : dayOfMoment(head, delivery.at)],
    ['Promised', dayText(order.promises.at(-1)?.day ?? '')],
  ];
  return {
    kind: 'shop-delivery-sheet',
    ...head,
    madeAt: updatedAt,
    number: order.number,
    customer: name,
    facts,
    work: doneWork(order),
    checks: order.checks.filter(({ isWithdrawn }) => !isWithdrawn).map((check) => checkOf(check, head)),
    delivery,
  };
}

/** Every line with finished work, once, the operation with the most time first. */
function doneWork({ tasks }: RepairOrder): DeliveryPaper['work'] {
  const done = tasks.filter((task) => task.origin === 'version' && taskState(task) === 'done');
  const numbers = [...new Set(done.map(({ work }) => work.lineNumber))].toSorted((one, other) => one - other);
  return numbers.map((lineNumber) => {
    const own = done.filter(({ work }) => work.lineNumber === lineNumber);
    const most = Math.max(...own.map(({ work }) => work.soldMinutes));
    const main = own.find(({ work }) => work.soldMinutes === most);
    const operation = main?.work.operation ?? null;
    const verb = operation === null ? '' : `${plainOperations[operation]}: `;
    return { lineNumber, text: `${verb}${main?.work.description ?? ''}` };
  });
}
