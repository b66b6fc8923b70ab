/** The author and the time of an edit. The server sets both: core has no clock. */
export interface Signature {
  readonly by: string;
  readonly at: string;
}
