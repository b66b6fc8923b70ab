/** An edit as described in the history. */
export interface EditWords {
  readonly what: string;
  readonly from?: string;
  readonly to?: string;
}
