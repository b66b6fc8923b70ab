import type { EstimateStore } from './estimate-store.ts';

interface Opened {
  readonly person: string;
  readonly keeper: EstimateStore;
}

type Leave = (() => void) | undefined;
type OnOpened = (keeper: EstimateStore) => Leave;

const opened = new Map<Opened, Map<OnOpened, Leave>>();
const followers = new Map<OnOpened, string>();

/**
 * Registers an estimate a person has open on this page, on any screen. Returns the function that
 * unregisters it.
 */
export function registerOpenEstimate(person: string, keeper: EstimateStore): () => void {
  const one: Opened = { person, keeper };
  const leaves = new Map<OnOpened, Leave>();
  opened.set(one, leaves);
  for (const [follow, whose] of followers) if (whose === person) leaves.set(follow, follow(keeper));
  return () => {
    opened.delete(one);
    for (const leave of leaves.values()) leave?.();
  };
}

/** Calls back for each estimate this person opens, starting with those open now. */
export function onEstimateOpened(person: string, follow: OnOpened): void {
  followers.set(follow, person);
  for (const [one, leaves] of opened) {
    if (one.person === person) leaves.set(follow, follow(one.keeper));
  }
}
