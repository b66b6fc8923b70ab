import type { AdministrativeChange } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import {
  claimEntry,
  type FormField,
  lossDateEntry,
  lossEntry,
  mileageEntry,
  partyEntry,
  unitEntry,
} from '../intake/fields/entry.ts';

interface CorrectedField {
  readonly key: string;
  readonly label: string;
  readonly entry: FormField;
}

interface CorrectedGroup {
  readonly title: string;
  readonly fields: readonly CorrectedField[];
}

function people(
  role: 'customer' | 'insurer' | 'adjuster',
  title: string,
  fields: readonly string[],
): CorrectedGroup {
  return {
    title,
    fields: fields.map((label) => {
      const field = partyFields[label] ?? 'name';
      return { key: `${role} ${field}`, label, entry: partyEntry(role, field, `${title} ${label}`) };
    }),
  };
}

const partyFields: Readonly<Record<string, Parameters<typeof partyEntry>[1]>> = {
  Name: 'name',
  Company: 'company',
  Phone: 'phone',
  Email: 'email',
  Street: 'address',
  City: 'city',
  State: 'state',
  ZIP: 'postalCode',
};

/** The fields a correction may change on a locked version: names and numbers of people and things, never money. */
export const correctedGroups: readonly CorrectedGroup[] = [
  people('customer', 'Customer', ['Name', 'Company', 'Phone', 'Email', 'Street', 'City', 'State', 'ZIP']),
  people('insurer', 'Insurer', ['Company', 'Phone', 'Email']),
  people('adjuster', 'Adjuster', ['Name', 'Phone', 'Email']),
  {
    title: 'Claim and loss',
    fields: [
      { key: 'claim', label: 'Claim number', entry: claimEntry('number', 'Claim number') },
      { key: 'policy', label: 'Policy', entry: claimEntry('policy', 'Policy') },
      { key: 'date', label: 'Date of loss', entry: lossDateEntry },
      { key: 'cause', label: 'Cause', entry: lossEntry('cause', 'Cause of loss') },
    ],
  },
  {
    title: 'Vehicle',
    fields: [
      { key: 'make', label: 'Make', entry: unitEntry('make', 'Make') },
      { key: 'model', label: 'Model', entry: unitEntry('model', 'Model') },
      { key: 'vin', label: 'VIN', entry: unitEntry('coachVin', 'VIN') },
      { key: 'chassis', label: 'Chassis VIN', entry: unitEntry('chassisVin', 'Chassis VIN') },
      { key: 'plate', label: 'Plate', entry: unitEntry('plate', 'Plate') },
      { key: 'mileage', label: 'Mileage', entry: mileageEntry },
      { key: 'color', label: 'Color', entry: unitEntry('color', 'Color') },
    ],
  },
];

export interface Corrected {
  /** Typed text by field; untouched fields are absent. */
  readonly texts: Readonly<Record<string, string>>;
  /** Captions by photo. */
  readonly captions: Readonly<Record<string, string>>;
  readonly note: string;
}

/** The typed texts as the changes of one correction; a sentence if one of them is invalid. */
export function correctionOf(
  estimate: Estimate,
  { texts, captions, note }: Corrected,
  newId: () => string,
): Result<readonly AdministrativeChange[], string> {
  const changes: AdministrativeChange[] = [];
  for (const { key, entry } of correctedGroups.flatMap(({ fields }) => fields)) {
    const text = texts[key];
    if (text === undefined) continue;
    const result = entry.changes(text, estimate);
    if (!result.ok) return refuse(`${entry.name}: ${result.refusal}`);
    changes.push(...(result.value as readonly AdministrativeChange[]));
  }
  for (const { id, caption } of estimate.photos) {
    const text = captions[id]?.trim();
    if (text === undefined || text === caption) continue;
    changes.push({ kind: 'change-photo', photoId: id, changes: { caption: text } });
  }
  if (note.trim() !== '') {
    changes.push({ kind: 'add-note', note: { id: newId(), text: note.trim(), audience: 'internal' } });
  }
  return changes.length === 0 ? refuse('Nothing is changed yet.') : accept(changes);
}
