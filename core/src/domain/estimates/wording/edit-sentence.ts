/** An edit as the history tells it. */
export interface EditWords {
  readonly what: string;
  readonly from?: string;
  readonly to?: string;
}
