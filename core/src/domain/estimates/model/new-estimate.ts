import { noMoney } from '../../units.ts';
import type { Claim, Estimate, EstimateHeading, Loss, Party, PartyRole, RvUnit } from './estimate.ts';
import { partyRoles } from './estimate.ts';
import type { Profile } from './profile.ts';

export function newEstimate(start: {
  readonly id: string;
  readonly edition: number;
  readonly profile: Profile;
}): Estimate {
  return {
    ...start,
    stage: 'draft',
    draft: 'E01',
    versions: [],
    heading: blankHeading,
    parties: blankParties,
    claim: { ...blankClaim, deductible: start.profile.deductible.standard },
    loss: blankLoss,
    unit: blankUnit,
    lines: [],
    calculations: {},
    overrides: {},
    photos: [],
    notes: [],
    answeredSuggestions: {},
    lastLineNumber: 0,
    removed: { lines: {}, photos: {}, notes: {} },
  };
}

const blankHeading: EstimateHeading = {
  number: '',
  estimator: '',
  writtenOn: null,
  inspectedOn: null,
  inspectedAt: '',
};

const blankParty: Party = {
  name: '',
  company: '',
  phone: '',
  email: '',
  address: '',
  city: '',
  state: '',
  postalCode: '',
  reference: '',
};

export const blankParties = Object.fromEntries(partyRoles.map((role) => [role, blankParty])) as Record<
  PartyRole,
  Party
>;

const blankClaim: Claim = {
  number: '',
  policy: '',
  payer: 'insurance',
  deductible: noMoney,
  isDeductibleWaived: false,
  appearanceAllowance: noMoney,
};

const blankLoss: Loss = {
  date: null,
  kind: '',
  cause: '',
  state: '',
  description: '',
  pointsOfImpact: [],
};

const blankUnit: RvUnit = {
  vehicleType: null,
  wall: '',
  roof: '',
  year: null,
  make: '',
  model: '',
  length: null,
  coachVin: '',
  chassisVin: '',
  plate: '',
  plateState: '',
  mileage: null,
  color: '',
  paintCodes: [],
  actualCashValue: null,
  salvageValue: null,
  priorDamage: '',
  fitted: [],
  accessories: '',
};
