/** A table that is laid out in tracks and places of its own is no table to the browser any more: its parts say what they are. */
export const roles = {
  rows: 'rowgroup',
  row: 'row',
  cell: 'gridcell',
  heading: 'columnheader',
} as const;
