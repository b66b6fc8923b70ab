import { isDay } from '../../is-day.ts';
import { shopLimits } from '../model/shop-limits.ts';
import type { ShopRefusal } from '../model/shop-refusal.ts';

/** The first problem found; null when there is none. */
export function firstIssue(...issues: readonly (ShopRefusal | null)[]): ShopRefusal | null {
  return issues.find((issue) => issue !== null) ?? null;
}

export function textIssue(
  field: string,
  text: string,
  limit: number = shopLimits.shortText,
): ShopRefusal | null {
  return text.length > limit ? { kind: 'text-too-long', field, limit } : null;
}

/** Ids and keys are never empty. */
export function idIssue(id: string): ShopRefusal | null {
  return id === '' ? { kind: 'value-out-of-range', field: 'id' } : textIssue('id', id);
}

export function reasonIssue(reason: string): ShopRefusal | null {
  return reason.trim() === '' ? { kind: 'reason-missing' } : textIssue('reason', reason, shopLimits.text);
}

export function rangeIssue(
  field: string,
  value: number | null,
  least: number,
  most: number,
): ShopRefusal | null {
  if (value === null) return null;
  return Number.isSafeInteger(value) && value >= least && value <= most
    ? null
    : { kind: 'value-out-of-range', field };
}

/** Promises and expected days lie ahead, so any calendar day is possible. */
export function dayIssue(day: string | null): ShopRefusal | null {
  return day === null || isDay(day) ? null : { kind: 'day-not-possible', day: day.slice(0, 40) };
}

export function photosIssue(photos: readonly string[]): ShopRefusal | null {
  if (photos.length > shopLimits.photos) return { kind: 'too-many-records', limit: shopLimits.photos };
  return firstIssue(...photos.map(idIssue));
}

/** Records are never rewritten, so an undo only needs to know that one is there. */
export function hasRecord(records: readonly { readonly id: string }[] | undefined, id: string): boolean {
  return records !== undefined && records.some((record) => record.id === id);
}

/** A record is added once; sent again it is refused and changes nothing. */
export function newRecordIssue(records: readonly { readonly id: string }[], id: string): ShopRefusal | null {
  if (hasRecord(records, id)) return { kind: 'recorded-already' };
  const { records: limit } = shopLimits;
  return records.length >= limit ? { kind: 'too-many-records', limit } : idIssue(id);
}
