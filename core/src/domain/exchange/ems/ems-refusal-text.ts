import type { EmsTable } from './schema.ts';
import type { EmsRefusal } from './write-ems.ts';

/** Messages for an estimate that EMS cannot express, with a remedy. */
export function emsRefusalText(refusal: EmsRefusal): string {
  switch (refusal.kind) {
    case 'too-many-lines':
      return (
        `Line ${refusal.line} does not fit: EMS holds at most ${refusal.limit} lines with their headings, ` +
        `and this estimate needs ${refusal.count.toLocaleString('en-US')}.`
      );
    case 'line-does-not-fit':
      return `Line ${refusal.line}: ${lineFields[refusal.field] ?? 'a number'} is too large for EMS.`;
    case 'does-not-fit':
      return `${tableTexts[refusal.table]}: a number is too large for EMS (${refusal.field}).`;
  }
}

const lineFields: Readonly<Record<string, string>> = {
  DB_PRICE: 'the book price',
  ACT_PRICE: 'the price',
  PRT_DSMK_M: 'the markup',
  PRT_DSMK_P: 'the markup',
  LBR_AMT: 'the labor amount',
  MOD_LB_HRS: 'the number of hours',
  DB_HRS: 'the number of book hours',
  MISC_AMT: 'the charge',
  BETT_AMT: 'the betterment',
};

const tableTexts: Readonly<Record<EmsTable, string>> = {
  env: 'Estimate',
  veh: 'Vehicle',
  ad1: 'Claim',
  ad2: 'Shop',
  ven: 'Vendors',
  lin: 'Lines',
  stl: 'Subtotals',
  ttl: 'Totals',
  pfh: 'Profile',
  pfl: 'Labor rates',
  pfm: 'Materials',
  pfo: 'Towing and storage',
  pfp: 'Parts rates',
  pft: 'Taxes',
};
