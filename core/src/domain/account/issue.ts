import { limits } from '../estimates/model/limits.ts';
import { percentage } from '../number-text.ts';

/** Invalid fields by path, with one sentence each. */
export type IssuesByField = Record<string, string>;

/** Records the first issue of each field. */
export class IssueList {
  readonly issues: IssuesByField = {};

  add(path: string, sentence: string): void {
    this.issues[path] ??= sentence;
  }

  text(path: string, value: string, most: number): void {
    if (value.length > most) this.add(path, `may have ${most.toLocaleString('en-US')} characters`);
  }

  required(path: string, value: string, most: number): void {
    if (value.trim() === '') this.add(path, 'must not be empty');
    this.text(path, value, most);
  }

  money(path: string, value: number | null): void {
    if (value !== null && !isWithin(value, limits.price)) {
      this.add(path, 'must be between 0.00 and 999,999.99');
    }
  }

  rate(path: string, value: number): void {
    if (!isWithin(value, limits.rate)) this.add(path, 'must be between 0.00 and 9,999.99');
  }

  percent(path: string, value: number, most: number = limits.percent): void {
    if (!isWithin(value, most)) this.add(path, `must be between 0% and ${percentage(most)}`);
  }

  hours(path: string, value: number | null): void {
    if (value !== null && !isWithin(value, limits.hours)) this.add(path, 'must be between 0.0 and 999.9');
  }
}

function isWithin(value: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= most;
}
