/** One choice of a select, a combo box or a multi-select. */
export interface Option {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly isDisabled?: boolean;
}
