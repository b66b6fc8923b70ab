/** The pairs of words the trade has for the two long sides of a coach. */
export const sideNamings = ['road-curb', 'driver-passenger', 'off-door-door', 'left-right'] as const;
export type SideNaming = (typeof sideNamings)[number];

/** What a company calls the side by the traffic and the side by the curb. */
export const sideWords: Readonly<Record<SideNaming, { readonly road: string; readonly curb: string }>> = {
  'road-curb': { road: 'Road side', curb: 'Curb side' },
  'driver-passenger': { road: 'Driver side', curb: 'Passenger side' },
  'off-door-door': { road: 'Off-door side', curb: 'Door side' },
  'left-right': { road: 'Left side', curb: 'Right side' },
};
