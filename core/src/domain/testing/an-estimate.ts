import { partyRoles, type Estimate, type EstimateContent, type Party } from '../estimates/estimate.ts';
import { noMoney } from '../units.ts';
import { aProfile } from './a-profile.ts';

/** A draft of a travel trailer that an insurer pays, without lines. */
export function anEstimate(fields: Partial<Estimate> = {}): Estimate {
  return {
    id: 'estimate-1',
    edition: 1,
    stage: 'draft',
    draft: 'E01',
    versions: [],
    lastLineNumber: Math.max(0, ...(fields.lines ?? []).map((line) => line.number)),
    removed: { lines: {}, photos: {}, notes: {} },
    ...emptyContent(),
    ...fields,
  };
}

function emptyContent(): EstimateContent {
  return {
    heading: { number: '1001', estimator: 'Ann', writtenOn: null, inspectedOn: null, inspectedAt: '' },
    parties: Object.fromEntries(partyRoles.map((role) => [role, nobody])) as EstimateContent['parties'],
    claim: {
      number: '',
      policy: '',
      payer: 'insurance',
      deductible: noMoney,
      isDeductibleWaived: false,
      appearanceAllowance: noMoney,
    },
    loss: { date: null, kind: '', cause: '', state: '', description: '', pointsOfImpact: [] },
    unit: {
      vehicleType: 'travel-trailer',
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
    },
    profile: aProfile(),
    lines: [],
    calculations: {},
    overrides: {},
    photos: [],
    notes: [],
    answeredSuggestions: {},
  };
}

const nobody: Party = {
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
