import type { OtherCharge, PaintMaterials, PartSource, ShopSupplies } from '../estimates/model/profile.ts';
import type { DisclaimedDocument } from './settings.ts';

export const partSourceLabels: Readonly<Record<PartSource, string>> = {
  new: 'New',
  aftermarket: 'Aftermarket',
  certified: 'Certified aftermarket',
  used: 'Used',
  remanufactured: 'Remanufactured',
  custom: 'Custom-made',
  existing: 'Existing',
};

export const otherChargeLabels: Readonly<Record<OtherCharge, string>> = {
  towing: 'Towing',
  storage: 'Storage',
  freight: 'Freight',
  disposal: 'Disposal',
  fee: 'Fees',
};

export const paintMethodLabels: Readonly<Record<PaintMaterials['method'], string>> = {
  rate: 'Rate per refinish hour',
  percent: 'Percent of refinish labor',
  table: 'Table by hours',
};

export const suppliesMethodLabels: Readonly<Record<ShopSupplies['method'], string>> = {
  none: 'Not charged',
  percent: 'Percent of labor or parts',
  'per-hour': 'Rate per body hour',
  flat: 'Flat amount',
};

export const documentLabels: Readonly<Record<DisclaimedDocument, string>> = {
  customer: 'Customer estimate',
  insurer: 'Insurer estimate',
  supplement: 'Supplement',
  'work-order': 'Work order',
};
