import { dayAfter, dayIn } from '../../../companies/time-zone.ts';
import { minuteOf, type UtcMinute } from '../../../units.ts';
import { locationOf } from '../../board/unit-location.ts';
import { currentVisit, type RepairOrder } from '../../model/repair-order.ts';
import { assumedPace } from '../state/pace.ts';
import type { PlanLocation, PlanOrder, PlanPerson, PlanState } from '../state/plan-state.ts';
import { endOf, startOf } from './local-minutes.ts';
import { defaultPlanRules } from './plan-rules.ts';
import type { OrderSources, PlanSources } from './plan-sources.ts';
import { planStepsOf } from './plan-steps-of.ts';
import { sharedWindows } from './windows-between.ts';

/** The planner's facts, with calendars, holidays and daylight saving expanded to minutes. */
export function planStateOf(sources: PlanSources, now: UtcMinute): PlanState {
  const { settings, crew, locations, zone, orders } = sources;
  const rules = sources.rules ?? defaultPlanRules;
  const horizon = startOf(dayAfter(dayIn(zone, now * 60_000), rules.days), zone);
  const windowsOf = sharedWindows({ holidays: settings.holidays, zone, from: now, until: horizon });
  const facts: OrderSources = { sources, rules, now };
  return {
    zone,
    horizon,
    moveMinutes: settings.moveMinutes,
    pace: sources.pace ?? assumedPace,
    people: crew
      .filter(({ calendar }) => calendar !== null)
      .map(({ id, name, levels, certificates, calendar }): PlanPerson => ({
        id,
        name,
        levels,
        certificates: certificates.map((certificate) => ({
          name: certificate.name,
          until: certificate.expires === null ? null : endOf(certificate.expires, zone),
        })),
        windows: windowsOf(calendar),
      })),
    locations: locations.map(({ hours, ...location }): PlanLocation => ({
      ...location,
      windows: hours === null ? null : windowsOf(hours),
    })),
    orders: orders.filter(({ state }) => state === 'open').map((order) => planOrderOf(order, facts)),
  };
}

function planOrderOf(order: RepairOrder, facts: OrderSources): PlanOrder {
  const { zone } = facts.sources;
  const promised = order.promises.at(-1)?.day ?? null;
  const isHere = currentVisit(order) !== undefined;
  const { length, height, width } = order.unit;
  return {
    id: order.id,
    number: order.number,
    opened: minuteOf(Date.parse(order.opened?.at ?? '1970-01-01')),
    due: promised === null ? null : endOf(promised, zone),
    unit: { length, height, width },
    isHere,
    location: locationOf(order)?.id ?? null,
    dropOff: isHere || order.dropOff === null ? null : startOf(order.dropOff, zone),
    steps: planStepsOf(order, facts),
  };
}
