/** The part of an address that leads to the VIN in the form. */
export const vinAnchor = 'vin';
