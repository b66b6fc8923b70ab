/** A table positioned by CSS grid loses its table semantics in the browser, so its parts carry explicit roles. */
export const roles = {
  rows: 'rowgroup',
  row: 'row',
  cell: 'gridcell',
  heading: 'columnheader',
} as const;
