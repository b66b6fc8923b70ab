/** A book version: an edition and the company's values over it. */
export interface BookPin {
  readonly edition: number;
  /** Null: the house values the estimate was started with. */
  readonly houseRevision: number | null;
}
