import type { TableFault } from '../dbase/read-table.ts';
import { emsLimits, type EmsFault } from './read-ems.ts';

/** Messages for a dropped set that cannot be read. */
export function emsFaultText(fault: EmsFault): string {
  switch (fault.kind) {
    case 'nothing-dropped':
      return 'There is no file of an EMS set among these.';
    case 'too-much':
      return `An EMS set has at most ${emsLimits.files} files and ${emsLimits.bytes / 1024 / 1024} MB.`;
    case 'two-sets':
      return `There are two ${fault.table} files. Drop the files of one estimate only.`;
    case 'no-lines-table':
      return 'The LIN file with the lines is missing.';
    case 'table':
      return `${fault.file} ${tableWords[fault.fault]}`;
    case 'fields-missing':
      return `${fault.file} has no field ${fault.field}, so it holds no lines of an estimate.`;
    case 'not-a-number':
      return `${fault.file}, record ${fault.record}: ${fault.field} is not a number.`;
    case 'nothing-on-it':
      return 'The set holds no line with work or a price.';
  }
}

const tableWords: Readonly<Record<TableFault, string>> = {
  'too-short': 'is too short to be a dBase file.',
  'not-dbase': 'is not a dBase file.',
  'header-cut': 'is cut off: its list of fields is not complete.',
  'no-fields': 'has no fields.',
  'lengths-differ': 'is damaged: its fields are not as long as its records.',
  'records-cut': 'is cut off: it has fewer records than it says.',
  'too-many-records': 'has more records than an estimate can have.',
};
