/** An edit as described in the history. */
export interface EditSentence {
  readonly what: string;
  readonly from?: string;
  readonly to?: string;
}
