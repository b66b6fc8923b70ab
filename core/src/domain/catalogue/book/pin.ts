/** Which book is meant: an edition and the company's own values over it. */
export interface BookPin {
  readonly edition: number;
  /** Null: the values the estimate was started with, whichever those were. */
  readonly houseRevision: number | null;
}
