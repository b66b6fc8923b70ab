import { dayIn, localTime, type TimeZone } from '../../companies/time-zone.ts';
import { weekDay } from '../../short-day.ts';
import type { UtcMinute } from '../../units.ts';
import type { SkillLevel } from '../model/departments.ts';
import type { FitIssue } from '../model/shop-location.ts';
import type { Help } from '../planning/reasons/helps.ts';
import type { WaitReason, WhyChain, WhyLink } from '../planning/reasons/why-chain.ts';
import type { Obstacle, PinRule, PlanIssue } from '../planning/state/plan.ts';
import type { PlanState } from '../planning/state/plan-state.ts';
import { holdLabels } from './order-labels.ts';
import { departmentLabels, phaseLabels } from './shop-labels.ts';

/** The names a sentence about a plan needs. */
export interface PlanNames {
  readonly zone: TimeZone;
  readonly person: (id: string) => string;
  readonly location: (id: string) => string;
  readonly order: (id: string) => string;
}

export function planNames({ zone, people, locations, orders }: PlanState): PlanNames {
  const nameIn = (list: readonly { readonly id: string; readonly name: string }[]) => {
    const names = new Map(list.map(({ id, name }) => [id, name]));
    return (id: string) => names.get(id) ?? id;
  };
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  return {
    zone,
    person: nameIn(people),
    location: nameIn(locations),
    order: (id) => numbers.get(id) ?? id,
  };
}

/** The sentences of a chain, from delivery backwards; the obstacle first if there is no day. */
export function whyText({ links, obstacle }: WhyChain, names: PlanNames): readonly string[] {
  const first =
    obstacle === null
      ? []
      : [`${stepText(obstacle.step)} cannot be planned: ${obstacleText(obstacle.cause, names)}.`];
  return [...first, ...links.map((link) => linkText(link, names))];
}

function linkText({ step, from, until, cause }: WhyLink, names: PlanNames): string {
  const name = stepText(step);
  switch (cause.kind) {
    case 'cure':
      return `${name} cures until ${timeText(until, names)}.`;
    case 'work': {
      const people = cause.people.map(names.person).join(' and ');
      const location = cause.location === null ? '' : ` in ${names.location(cause.location)}`;
      const by = people === '' ? '' : `, by ${people}${location}`;
      return `${name} takes from ${timeText(from, names)} to ${timeText(until, names)}${by}.`;
    }
    case 'wait':
      return `${name} begins ${timeText(until, names)}, not ${timeText(from, names)}: ${waitText(cause.reason, until, names)}.`;
  }
}

function waitText(reason: WaitReason, until: UtcMinute, names: PlanNames): string {
  switch (reason.kind) {
    case 'part':
      return `${reason.part.description} is expected ${dayText(until, names)}`;
    case 'hold':
      return `${holdLabels[reason.hold.kind].toLowerCase()} (${reason.hold.reason})`;
    case 'drop-off':
      return `the unit is dropped off ${dayText(until, names)}`;
    case 'location-taken':
      return `${names.location(reason.location)} is taken by ${names.order(reason.by)}`;
    case 'people-busy':
      return `${reason.people.map(names.person).join(' and ')} ${reason.people.length === 1 ? 'is' : 'are'} on ${names.order(reason.by)}, and nobody else is free sooner`;
    case 'unit-elsewhere':
      return `the unit is elsewhere for ${stepText(reason.step)}`;
    case 'unit-cures':
      return `the unit cures after ${stepText(reason.step)}`;
    case 'calendar':
      return 'nobody who does it works before then';
    case 'pin':
      return `pinned by ${names.person(reason.by)}`;
    case 'planned':
      return 'it is planned for then; a new plan could begin earlier';
  }
}

const levelLabels: Readonly<Record<SkillLevel, string>> = {
  1: 'helper',
  2: 'technician',
  3: 'specialist',
};

/** The reason a step has no day, without a full stop. */
export function obstacleText(obstacle: Obstacle, names: PlanNames): string {
  switch (obstacle.kind) {
    case 'cyclic-route':
      return `its route goes in a circle: ${obstacle.steps.map(stepText).join(', ')}`;
    case 'nobody-may': {
      const { department, skill, certificates, people, qualified } = obstacle;
      const work = `${departmentLabels[department]} as ${levelLabels[skill]}${certificates.length === 0 ? '' : ` with ${certificates.join(' and ')}`}`;
      return qualified === 0
        ? `nobody may do ${work}`
        : `it needs ${people} for ${work}, and only ${qualified} may`;
    }
    case 'no-location-fits':
      if (obstacle.location === null) return 'no location has what it needs';
      return obstacle.issue === null
        ? `it cannot be done in ${names.location(obstacle.location)}`
        : `no location is large enough; ${fitText(names.location(obstacle.location), obstacle.issue)}`;
    case 'part-without-day':
      return `nobody has a day for ${obstacle.part.description}`;
    case 'hold-without-end':
      return `${holdLabels[obstacle.hold.kind].toLowerCase()} without an end (${obstacle.hold.reason})`;
    case 'no-working-time':
      return `there is no working time left before ${dayText(obstacle.until, names)}`;
    case 'behind':
      return `${stepText(obstacle.step)} comes first and cannot be planned`;
  }
}

function fitText(location: string, { measure, unit, location: room, isAssumed }: FitIssue): string {
  return `${location} has room for ${room} in, and its ${measure} ${isAssumed ? 'counts as' : 'is'} ${unit} in`;
}

const ruleLabels: Readonly<Record<PinRule, string>> = {
  'person-taken': 'the same person is there twice',
  'location-taken': 'two units stand in one location',
  'unit-elsewhere': 'the unit is in two locations',
  route: 'it begins before the step before it ends',
  parts: 'its parts are not here by then',
  skill: 'not enough of its people may do it',
  fit: 'the location does not fit',
  hours: 'its working hours are too short',
};

/** A sentence about the facts a plan was made from. */
export function issueText(issue: PlanIssue, names: PlanNames): string {
  switch (issue.kind) {
    case 'no-locations':
      return 'The shop keeps no bays: planned by people alone.';
    case 'nobody-works':
      return 'Nobody has working hours, so nothing can be planned.';
    case 'person-without-hours':
      return `${names.person(issue.person)} has no working hours in this time.`;
    case 'location-without-hours':
      return `${names.location(issue.location)} is never open in this time.`;
    case 'location-deleted':
      return `${names.order(issue.order)} stands in a location that was deleted. Move the unit.`;
    case 'person-left':
      return `Somebody planned for ${stepText(issue.step)} of ${names.order(issue.order)} left the crew.`;
    case 'promise-passed':
      return `${names.order(issue.order)} was promised for a day that has passed.`;
    case 'pin-conflict': {
      const held = issue.by === null ? 'Running work' : `${names.person(issue.by)}'s pin`;
      const other =
        issue.other === null ? '' : ` (${stepText(issue.other.step)} of ${names.order(issue.other.order)})`;
      return `${held} on ${stepText(issue.step)} of ${names.order(issue.order)} breaks a rule: ${ruleLabels[issue.rule]}${other}.`;
    }
  }
}

/** The change, and the day it would bring. */
export function helpText({ about, ready }: Help, names: PlanNames): string {
  return `${helpSubject(about, names)}: ready ${dayText(ready, names)}.`;
}

function helpSubject(about: Help['about'], names: PlanNames): string {
  switch (about.kind) {
    case 'part':
      return `${about.description} here by ${dayText(about.expected, names)}`;
    case 'day':
      return `Open on ${weekDay(about.day)}`;
    case 'location':
      return `Another location like ${names.location(about.like)}`;
    case 'person':
      return `Another person like ${names.person(about.like)}`;
  }
}

/** body/paint becomes Paint in body; a step whose phase says it all is that phase. */
function stepText(key: string): string {
  const [phase = '', department = ''] = key.split('/');
  const phaseLabel = phaseLabels[phase as keyof typeof phaseLabels] ?? phase;
  const label = departmentLabels[department as keyof typeof departmentLabels] ?? department;
  return label === '' || label === phaseLabel ? phaseLabel : `${phaseLabel} (${label})`;
}

function dayText(minute: UtcMinute, { zone }: PlanNames): string {
  return weekDay(dayIn(zone, minute * 60_000));
}

function timeText(minute: UtcMinute, { zone }: PlanNames): string {
  const { day, minute: local } = localTime(zone, minute * 60_000);
  const hours = Math.floor(local / 60);
  const rest = String(local % 60).padStart(2, '0');
  return `${weekDay(day)} ${((hours + 11) % 12) + 1}:${rest} ${hours < 12 ? 'AM' : 'PM'}`;
}
