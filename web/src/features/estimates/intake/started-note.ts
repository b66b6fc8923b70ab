import type { KeyValueStorage } from '../../session/session.ts';

/** What id 0 means: this estimate; still this one, though the address names it by now; nothing yet. */
export type Started = 'this' | 'addressed' | 'none';

/** A browser that is asked to reload just then may still go to the address before. */
const untilAddressed = 5_000;

/** Remembers which estimate was started at id 0. Only the id: what was entered lies on the person's own shelf. */
export function startedNote(
  name: string,
  kept: { readonly device: KeyValueStorage; readonly tab: KeyValueStorage },
) {
  const { device, tab } = kept;
  const drop = (from: KeyValueStorage, id: string) => {
    if (from.getItem(name) === id) from.removeItem(name);
  };
  return {
    read: (): string | null => device.getItem(name) ?? tab.getItem(name),
    write(id: string, started: Started) {
      if (started === 'this') device.setItem(name, id);
      else drop(device, id);
      if (started === 'none') drop(tab, id);
      if (started !== 'addressed') return;
      // Of no concern to other tabs: there, id 0 is another estimate again.
      tab.setItem(name, id);
      setTimeout(() => drop(tab, id), untilAddressed);
    },
  };
}
