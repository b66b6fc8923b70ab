import type { Category, OtherCharge, PartSource } from './profile.ts';

/** Printed labels of the categories an estimate bills. */
export const categoryLabels: Record<Category, string> = {
  labor: 'Labor',
  parts: 'Parts',
  paint: 'Paint materials',
  supplies: 'Shop supplies',
  sublet: 'Sublet',
  other: 'Other charges',
};

export const sourceLabels: Record<PartSource, string> = {
  new: 'New parts',
  aftermarket: 'Aftermarket parts',
  certified: 'Certified aftermarket parts',
  used: 'Used parts',
  remanufactured: 'Remanufactured parts',
  custom: 'Custom-made parts',
  existing: 'Existing parts',
};

export const chargeLabels: Record<OtherCharge, string> = {
  towing: 'Towing',
  storage: 'Storage',
  freight: 'Freight',
  disposal: 'Disposal',
  fee: 'Fees',
};
