import { utcMinute, type UtcMinute } from '../../../units.ts';
import { joinedWindows } from '../time/open-times.ts';
import type {
  PlanLocation,
  PlanOrder,
  PlanPerson,
  PlanState,
  StepPin,
  Windows,
} from '../state/plan-state.ts';

/** A change of the facts nobody signed: one supposition of "what if". */
export type StateChange =
  | {
      readonly kind: 'expect-part';
      readonly order: string;
      readonly part: string;
      readonly expected: UtcMinute;
    }
  | { readonly kind: 'start-without-parts'; readonly order: string; readonly step: string }
  | { readonly kind: 'promise'; readonly order: string; readonly due: UtcMinute | null }
  | { readonly kind: 'set-drop-off'; readonly order: string; readonly day: UtcMinute | null }
  | { readonly kind: 'pin-step'; readonly order: string; readonly step: string; readonly pin: StepPin | null }
  /** Everybody works, or these people do. */
  | { readonly kind: 'open-hours'; readonly people: readonly string[] | null; readonly windows: Windows }
  | { readonly kind: 'person-away'; readonly person: string; readonly windows: Windows }
  | { readonly kind: 'location-closed'; readonly location: string; readonly windows: Windows }
  | { readonly kind: 'add-location'; readonly location: PlanLocation }
  | { readonly kind: 'add-person'; readonly person: PlanPerson }
  | { readonly kind: 'add-orders'; readonly orders: readonly PlanOrder[] }
  | { readonly kind: 'remove-order'; readonly order: string };

/** The state as if these had happened. What does not change stays the same object, so that it is not prepared again. */
export function changedState(state: PlanState, changes: readonly StateChange[]): PlanState {
  return changes.reduce(changed, state);
}

function changed(state: PlanState, change: StateChange): PlanState {
  switch (change.kind) {
    case 'add-location':
      return { ...state, locations: [...state.locations, change.location] };
    case 'add-person':
      return { ...state, people: [...state.people, change.person] };
    case 'add-orders':
      return { ...state, orders: [...state.orders, ...change.orders] };
    case 'remove-order':
      return { ...state, orders: state.orders.filter(({ id }) => id !== change.order) };
    case 'open-hours':
      return withHours(state, change);
    case 'person-away':
      return {
        ...state,
        people: state.people.map((person) =>
          person.id === change.person
            ? { ...person, windows: withoutWindows(person.windows, change.windows) }
            : person,
        ),
      };
    case 'location-closed':
      return {
        ...state,
        locations: state.locations.map((location) =>
          location.id === change.location
            ? {
                ...location,
                windows: withoutWindows(location.windows ?? [0, state.horizon], change.windows),
              }
            : location,
        ),
      };
    default:
      return {
        ...state,
        orders: state.orders.map((order) =>
          order.id === change.order ? changedOrder(order, change) : order,
        ),
      };
  }
}

type OrderChange = Extract<
  StateChange,
  { readonly kind: 'expect-part' | 'start-without-parts' | 'promise' | 'set-drop-off' | 'pin-step' }
>;

function changedOrder(order: PlanOrder, change: OrderChange): PlanOrder {
  switch (change.kind) {
    case 'promise':
      return { ...order, due: change.due };
    case 'set-drop-off':
      return { ...order, dropOff: change.day };
    case 'expect-part': {
      const { part, expected } = change;
      return {
        ...order,
        steps: order.steps.map((step) => ({
          ...step,
          parts: step.parts.map((one) => (one.key === part ? { ...one, expected } : one)),
        })),
      };
    }
    case 'start-without-parts':
      return {
        ...order,
        steps: order.steps.map((step) =>
          step.key === change.step ? { ...step, startsWithoutParts: true } : step,
        ),
      };
    case 'pin-step':
      return {
        ...order,
        steps: order.steps.map((step) => (step.key === change.step ? { ...step, pin: change.pin } : step)),
      };
  }
}

/** Locations with hours of their own open too: people alone could do nothing there. */
function withHours(
  state: PlanState,
  { people, windows }: Extract<StateChange, { readonly kind: 'open-hours' }>,
): PlanState {
  const isMeant = (id: string) => people === null || people.includes(id);
  return {
    ...state,
    people: state.people.map((person) =>
      isMeant(person.id) && person.windows.length > 0
        ? { ...person, windows: joinedWindows([person.windows, windows]) }
        : person,
    ),
    locations: state.locations.map((location) =>
      location.windows === null || location.windows.length === 0
        ? location
        : { ...location, windows: joinedWindows([location.windows, windows]) },
    ),
  };
}

/** The windows without the time of others. */
export function withoutWindows(windows: Windows, removed: Windows): Windows {
  let left: readonly number[] = windows;
  for (let index = 0; index < removed.length; index += 2) {
    const [from = 0, until = 0] = removed.slice(index, index + 2);
    const next: number[] = [];
    for (let at = 0; at < left.length; at += 2) {
      const [start = 0, end = 0] = left.slice(at, at + 2);
      if (start < Math.min(end, from)) next.push(start, Math.min(end, from));
      if (Math.max(start, until) < end) next.push(Math.max(start, until), end);
    }
    left = next;
  }
  return left;
}

/** Copies of an order that come on a day: twelve units after a hail storm. */
export function copiesOf(order: PlanOrder, count: number, arrive: UtcMinute): readonly PlanOrder[] {
  return Array.from({ length: count }, (_, index) => ({
    ...order,
    id: `${order.id} copy ${index + 1}`,
    number: `${order.number} copy ${index + 1}`,
    opened: utcMinute(arrive + index),
    isHere: false,
    location: null,
    dropOff: arrive,
    due: null,
    steps: order.steps.map((step) => ({ ...step, running: null, pin: null, accepted: null })),
  }));
}
