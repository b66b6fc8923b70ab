import type { EstimateStore } from './estimate-store.ts';

interface Opened {
  readonly person: string;
  readonly store: EstimateStore;
}

type Dispose = (() => void) | undefined;
type OnOpened = (store: EstimateStore) => Dispose;

const opened = new Map<Opened, Map<OnOpened, Dispose>>();
const listeners = new Map<OnOpened, string>();

/** Registers an estimate a person has open on this page, on any screen. Returns the function that unregisters it. */
export function registerOpenEstimate(person: string, store: EstimateStore): () => void {
  const one: Opened = { person, store };
  const disposers = new Map<OnOpened, Dispose>();
  opened.set(one, disposers);
  for (const [listener, owner] of listeners) if (owner === person) disposers.set(listener, listener(store));
  return () => {
    opened.delete(one);
    for (const dispose of disposers.values()) dispose?.();
  };
}

/** Calls back for each estimate this person opens, starting with those open now. */
export function onEstimateOpened(person: string, listener: OnOpened): void {
  listeners.set(listener, person);
  for (const [one, disposers] of opened) {
    if (one.person === person) disposers.set(listener, listener(one.store));
  }
}
