import type { Party } from '../../estimates/model/estimate.ts';
import type { DbaseRecord } from '../dbase/field.ts';
import type { EmsSource } from './source.ts';

/** Insurer, claim, agent, loss, insured and owner. Blank without personal data. */
export function firstPeopleTable({ content, withPersonalData }: EmsSource): DbaseRecord {
  if (!withPersonalData) return {};
  const { parties, claim, loss } = content;
  const owner = isNamed(parties.owner) ? parties.owner : parties.customer;
  return {
    ...company('INS', parties.insurer),
    ...contact('INS', parties.insurer),
    POLICY_NO: claim.policy,
    DED_AMT: claim.deductible,
    CLM_NO: claim.number,
    ...office('CLM', parties.adjuster),
    ...contact('CLM', parties.adjuster),
    ...company('AGT', parties.agent),
    ...contact('AGT', parties.agent),
    AGT_LIC_NO: parties.agent.reference,
    LOSS_DATE: loss.date,
    LOSS_CAT: lossCategory(loss.cause),
    LOSS_TYPE: loss.cause,
    LOSS_DESC: loss.description,
    ...person('INSD', parties.insured),
    ...person('OWNR', owner),
  };
}

/** Claimant, estimator, inspection and repair facility. */
export function secondPeopleTable({ content, shop, withPersonalData }: EmsSource): DbaseRecord {
  if (!withPersonalData) return {};
  const { parties, heading } = content;
  const [first = '', ...rest] = shop.address.split(/\r?\n/).map((line) => line.trim());
  const facility = (prefix: string) => ({
    [`${prefix}_CO_NM`]: shop.name,
    [`${prefix}_ADDR1`]: first,
    [`${prefix}_ADDR2`]: rest.join(', '),
    [`${prefix}_CTRY`]: 'USA',
    ...phone(`${prefix}_PH1`, shop.phone),
    [`${prefix}_EA`]: shop.email,
  });
  const estimator = names(heading.estimator);
  return {
    ...person('CLMT', parties.claimant),
    ...facility('EST'),
    EST_CT_LN: estimator.last,
    EST_CT_FN: estimator.first,
    EST_LIC_NO: shop.license,
    EST_FILENO: heading.number,
    INSP_ADDR1: heading.inspectedAt,
    INSP_DATE: heading.inspectedOn,
    ...facility('RF'),
    RF_LIC_NO: shop.license,
    RF_ESTIMTR: heading.estimator,
  };
}

function isNamed({ name, company: firm }: Party): boolean {
  return name !== '' || firm !== '';
}

function company(prefix: string, party: Party): DbaseRecord {
  return {
    [`${prefix}_CO_NM`]: party.company === '' ? party.name : party.company,
    ...(party.company !== '' && contactName(prefix, party)),
    ...address(prefix, party),
  };
}

/** The claims office: the adjuster and their employer. */
function office(prefix: string, party: Party): DbaseRecord {
  return { [`${prefix}_OFC_NM`]: party.company, ...contactName(prefix, party), ...address(prefix, party) };
}

function contactName(prefix: string, { name }: Party): DbaseRecord {
  const { first, last } = names(name);
  return { [`${prefix}_CT_LN`]: last, [`${prefix}_CT_FN`]: first };
}

function contact(prefix: string, party: Party): DbaseRecord {
  return { ...phone(`${prefix}_PH1`, party.phone), [`${prefix}_EA`]: party.email };
}

function person(prefix: string, party: Party): DbaseRecord {
  const { first, last } = names(party.name);
  return {
    [`${prefix}_LN`]: last,
    [`${prefix}_FN`]: first,
    [`${prefix}_CO_NM`]: party.company,
    ...address(prefix, party),
    ...contact(prefix, party),
  };
}

function address(prefix: string, party: Party): DbaseRecord {
  const [first = '', ...rest] = party.address.split(/\r?\n/).map((line) => line.trim());
  return {
    [`${prefix}_ADDR1`]: first,
    [`${prefix}_ADDR2`]: rest.join(', '),
    [`${prefix}_CITY`]: party.city,
    [`${prefix}_ST`]: party.state,
    [`${prefix}_ZIP`]: party.postalCode,
  };
}

/** Ten digits and an extension; other formats appear only in our own documents. */
function phone(field: string, text: string): DbaseRecord {
  const [number = '', extension = ''] = text.toLowerCase().split(/x|ext/);
  const digits = number.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? { [field]: digits, [`${field}X`]: extension.replaceAll(/\D/g, '') } : {};
}

/** "Reyes, Dana" and "Dana Reyes" are the same person. */
function names(text: string): { readonly first: string; readonly last: string } {
  const [last, first] = text.split(',').map((part) => part.trim());
  if (first !== undefined) return { first, last: last ?? '' };
  const words = text.trim().split(/\s+/);
  return { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' };
}

const collisions: ReadonlySet<string> = new Set([
  'collision',
  'fixed-object',
  'low-clearance',
  'rollover',
  'tire-blowout',
]);

/** Collision, comprehensive, or unknown. */
function lossCategory(cause: string): string {
  if (cause === '') return 'U';
  return collisions.has(cause) ? 'C' : 'M';
}
