import { useEffect, useSyncExternalStore } from 'react';
import type { Api } from '../../../lib/api.ts';
import { newId } from '../../../lib/new-id.ts';
import { useApi } from '../../../lib/services.ts';
import { openPhotoShelf } from '../../../offline/photos/open-photo-shelf.ts';
import { browserTabs } from '../../../offline/photos/tabs.ts';
import { useActiveCompany } from '../../session/active-company.ts';
import { useSession } from '../../session/session-context.ts';
import { personOf } from '../open/use-estimate.ts';
import type { Outbox } from './arrivals.ts';
import { PhotoDesk } from './photo-desk.ts';
import { startShrinking } from './picture/shrinking.ts';
import { serverWire } from './server-wire.ts';

const desks = new Map<string, PhotoDesk>();
let actingFor: string | undefined;

/** One for each person and page: what it sends goes on when the screen changes. */
function deskOf(person: string, api: Api): PhotoDesk {
  const known = desks.get(person);
  if (known !== undefined) return known;
  const desk = new PhotoDesk({
    shelf: openPhotoShelf(person),
    wire: serverWire(api),
    shrinking: startShrinking(),
    tabs: browserTabs(person, newId()),
    company: () => actingFor,
    newId,
  });
  window.addEventListener('online', () => desk.sendNow());
  desks.set(person, desk);
  return desk;
}

export function usePhotoDesk(): PhotoDesk {
  const api = useApi();
  const { id: company } = useActiveCompany();
  const desk = deskOf(personOf(useSession().token()), api);
  useEffect(() => {
    if (actingFor === company) return;
    actingFor = company;
    desk.sendNow();
  }, [company, desk]);
  return desk;
}

/** One thing about what is on its way. Drawn again only when that changes. */
export function useOutbox<Read>(desk: PhotoDesk, read: (outbox: Outbox) => Read): Read {
  return useSyncExternalStore(desk.subscribe, () => read(desk.outbox()));
}
