import { openEditStorage } from '../../../offline/storage/open-edit-storage.ts';
import { unsentPhotos } from '../../../offline/photos/storage/open-photo-storage.ts';

export interface Unsent {
  readonly id: string;
  readonly number: string;
  /** Changes stored only on this device. */
  readonly changes: number;
  /** Photos stored only on this device. */
  readonly photos: number;
  /** Changes the server refused, not yet reviewed by the user. */
  readonly refused: number;
}

/** Work of a company that is stored only on this device, by estimate. */
export async function unsentWork(person: string, company: string): Promise<Unsent[]> {
  const storage = await openEditStorage(person);
  const [changes, photos] = await Promise.all([storage.unsent(), unsentPhotos(person, company)]);
  const found: Unsent[] = [];
  for (const id of new Set([...changes.keys(), ...photos.keys()])) {
    const { stored, refused } = await storage.open(id);
    if (stored !== undefined && stored.company !== company) continue;
    found.push({
      id,
      number: stored?.confirmed.heading.number ?? 'A new estimate',
      changes: changes.get(id) ?? 0,
      photos: photos.get(id) ?? 0,
      refused: refused.length,
    });
  }
  return found;
}

/** Example: "3 changes and 1 photo are only on this device". */
export function unsentText(unsent: readonly Unsent[]): string {
  const changes = unsent.reduce((sum, one) => sum + one.changes, 0);
  const photos = unsent.reduce((sum, one) => sum + one.photos, 0);
  const parts = [countText(changes, 'change'), countText(photos, 'photo')].filter((part) => part !== '');
  return `${parts.join(' and ')} ${changes + photos === 1 ? 'is' : 'are'} only on this device`;
}

function countText(count: number, thing: string): string {
  if (count === 0) return '';
  return count === 1 ? `1 ${thing}` : `${String(count)} ${thing}s`;
}
