/** A company that sells parts to the shop. Orders of parts name it, so a removed vendor stays readable there. */
export interface Vendor {
  readonly id: string;
  readonly name: string;
  readonly contact: string;
  readonly phone: string;
  readonly email: string;
  /** The shop's own number at the vendor. */
  readonly account: string;
}

/** Vendors are matched by name, because an order of a part is written with a name alone. */
export function vendorKey(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
