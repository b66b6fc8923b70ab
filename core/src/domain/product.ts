/** Constants shared by screens, documents and calls (spec §1, §9). */
export const product = {
  code: 'DRE',
  version: '1.1.8',
  publisher: 'RV Resource',
  trialDays: 30,
  monthlyFeePerUserCents: 12_000,
  manualMemberCents: 19_900,
  manualNonMemberCents: 23_900,
  maximumFileBytes: 10_485_760,
} as const;
