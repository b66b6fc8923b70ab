import type { Category, OtherCharge, PartSource } from './profile.ts';

/** Printed labels of the categories an estimate bills. */
export const categoryWords: Record<Category, string> = {
  labor: 'Labor',
  parts: 'Parts',
  paint: 'Paint materials',
  supplies: 'Shop supplies',
  sublet: 'Sublet',
  other: 'Other charges',
};

export const sourceWords: Record<PartSource, string> = {
  new: 'New parts',
  aftermarket: 'Aftermarket parts',
  certified: 'Certified aftermarket parts',
  used: 'Used parts',
  remanufactured: 'Remanufactured parts',
  custom: 'Custom-made parts',
  existing: 'Existing parts',
};

export const chargeWords: Record<OtherCharge, string> = {
  towing: 'Towing',
  storage: 'Storage',
  freight: 'Freight',
  disposal: 'Disposal',
  fee: 'Fees',
};
