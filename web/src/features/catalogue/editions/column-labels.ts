/** Labels that say more than the column names in the files. */
const columnLabels: Readonly<Record<string, string>> = {
  price_default: 'Price',
  price_low: 'Lowest price',
  price_high: 'Highest price',
  part_code: 'Part',
  other_part_code: 'Other part',
  fixed_hours: 'Hours',
  hours_per_unit: 'Hours per unit',
  min_hours: 'Least hours',
  net_hours: 'Hours taken off',
  bills_price: 'Bills the price',
  ems_lbr_op: 'EMS code',
  two_technicians: 'Two technicians',
  default_labor_type: 'Labor type',
  name_alt: 'Other names',
};

/** A column's label. */
export function columnLabel(column: string): string {
  const label = columnLabels[column];
  if (label !== undefined) return label;
  const plain = column.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
