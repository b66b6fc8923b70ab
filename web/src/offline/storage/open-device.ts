import { newId } from '../../lib/new-id.ts';
import { deviceId, editDatabase } from './edit-database.ts';

const open = new Map<string, Promise<string>>();

/** The id of this device for one person; of this page alone where the browser refuses any storage. */
export function openDevice(person: string): Promise<string> {
  const existing = open.get(person);
  if (existing !== undefined) return existing;
  const opening = editDatabase(person)()
    .then((database) => deviceId(database, newId))
    .catch(newId);
  open.set(person, opening);
  return opening;
}
