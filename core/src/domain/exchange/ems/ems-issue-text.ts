import type { TableIssue } from '../dbase/read-table.ts';
import { emsLimits, type EmsIssue } from './read-ems.ts';

/** Messages for a dropped set that cannot be read. */
export function emsIssueText(issue: EmsIssue): string {
  switch (issue.kind) {
    case 'nothing-dropped':
      return 'There is no file of an EMS set among these.';
    case 'too-much':
      return `An EMS set has at most ${emsLimits.files} files and ${emsLimits.bytes / 1024 / 1024} MB.`;
    case 'two-sets':
      return `There are two ${issue.table} files. Drop the files of one estimate only.`;
    case 'no-lines-table':
      return 'The LIN file with the lines is missing.';
    case 'table':
      return `${issue.file} ${tableTexts[issue.issue]}`;
    case 'fields-missing':
      return `${issue.file} has no field ${issue.field}, so it holds no lines of an estimate.`;
    case 'not-a-number':
      return `${issue.file}, record ${issue.record}: ${issue.field} is not a number.`;
    case 'nothing-on-it':
      return 'The set holds no line with work or a price.';
  }
}

const tableTexts: Readonly<Record<TableIssue, string>> = {
  'too-short': 'is too short to be a dBase file.',
  'not-dbase': 'is not a dBase file.',
  'header-cut': 'is cut off: its list of fields is not complete.',
  'no-fields': 'has no fields.',
  'lengths-differ': 'is damaged: its fields are not as long as its records.',
  'records-cut': 'is cut off: it has fewer records than it says.',
  'too-many-records': 'has more records than an estimate can have.',
};
