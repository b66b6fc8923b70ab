import type { KeyValueStorage } from '../../session/session.ts';

/** The meaning of id 0: this estimate; still this one, although the address has its id by now; or nothing yet. */
export type Started = 'this' | 'addressed' | 'none';

/** A browser that reloads just then may still go to the previous address. */
const untilAddressed = 5_000;

/** Remembers the estimate started at id 0. Stores the id only: the entries are in the person's own edit storage. */
export function startedNote(
  name: string,
  storages: { readonly device: KeyValueStorage; readonly tab: KeyValueStorage },
) {
  const { device, tab } = storages;
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
      // Limited to this tab: in other tabs id 0 is a new estimate again.
      tab.setItem(name, id);
      setTimeout(() => drop(tab, id), untilAddressed);
    },
  };
}
