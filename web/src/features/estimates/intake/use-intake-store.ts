import { dayOfMoment } from '../../../lib/text/format.ts';
import { createEstimate } from '@dre/core/contract/estimates/estimates';
import { readSettings } from '@dre/core/contract/account/settings';
import { withSideNames } from '@dre/core/domain/account/side-names';
import { accept } from '@dre/core/domain/result';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Api } from '../../../lib/calls/api.ts';
import { newId } from '../../../lib/new-id.ts';
import { useApi } from '../../../lib/calls/services.ts';
import { openEditStorage } from '../../../offline/storage/open-edit-storage.ts';
import { loadBook } from '../../catalogue/book/use-book.ts';
import { useActiveCompany } from '../../session/active-company.ts';
import { keyValueStorage } from '../../session/key-value-storage.ts';
import { useSession } from '../../session/session-context.ts';
import { openEstimate } from '../open/open-estimate.ts';
import { personOf } from '../open/use-estimate.ts';
import { entryDrafts } from './fields/entry-drafts.ts';
import { type IntakeState, IntakeStore } from './intake-store.ts';
import { startedNote } from './started-note.ts';

interface Held {
  readonly store: IntakeStore;
  readonly company: string;
  /** True once the address has the estimate's id: id 0 then means another one. */
  readonly isAddressed: boolean;
}

/** The store for the address's id. The same store remains when id 0 becomes the id of the created estimate. */
export function useIntakeStore(id: string): { store: IntakeStore; now: IntakeState } {
  const api = useApi();
  const session = useSession();
  const { id: company = '' } = useActiveCompany();
  const make = (left?: IntakeStore): Held => {
    const store = createStore({ api, company, person: personOf(session.token()) }, id, left);
    return { store, company, isAddressed: id !== '0' };
  };
  const [held, setHeld] = useState(() => make());
  const isOwn = held.company === company && (id === '0' ? !held.isAddressed : id === held.store.id);
  if (!isOwn) setHeld(make(held.store));
  else if (id !== '0' && !held.isAddressed) setHeld({ ...held, isAddressed: true });
  const { store } = held;
  useEffect(() => {
    void store.start();
    const tryAgain = () => void store.tryAgain();
    window.addEventListener('online', tryAgain);
    return () => {
      window.removeEventListener('online', tryAgain);
      store.leave();
    };
  }, [store]);
  const now = useSyncExternalStore(
    (onChange) => store.subscribe(onChange),
    () => store.snapshot(),
  );
  return { store, now };
}

const device = keyValueStorage(() => localStorage);
const tab = keyValueStorage(() => sessionStorage);

function createStore(
  who: { readonly api: Api; readonly company: string; readonly person: string },
  address: string,
  left: IntakeStore | undefined,
): IntakeStore {
  const { api, company, person } = who;
  const started = startedNote(`dre-started-${person}-${company}`, { device, tab });
  const isNew = address === '0';
  const noted = started.read();
  const id = !isNew ? address : noted === null || noted === left?.id ? newId() : noted;
  return new IntakeStore(id, isNew, {
    newId,
    drafts: entryDrafts(device, `dre-entries ${person} ${id}`),
    storage: () => openEditStorage(person),
    newestBook: () => newestBook(api),
    create: ({ vehicleType }) =>
      api.call(createEstimate, {
        body: { id, today: dayOfMoment(new Date()), ...(vehicleType !== null && { vehicleType }) },
      }),
    open: () => openEstimate({ api, person, company }, id),
    note: (what) => started.write(id, what),
  });
}

/** Uses the company's names of the sides; the book's own where the settings cannot be loaded. */
async function newestBook(api: Api) {
  const [book, settings] = await Promise.all([loadBook(api, undefined), api.call(readSettings, {})]);
  if (!book.ok || !settings.ok) return book;
  const contents = withSideNames(book.value.contents, settings.value.settings.sideNaming);
  return accept({ ...book.value, contents });
}
