/** The recipients of an estimate mail, each with a text of its own. */
export const mailAudiences = ['customer', 'insurer'] as const;
export type MailAudience = (typeof mailAudiences)[number];

export interface MailTemplate {
  readonly subject: string;
  readonly text: string;
}

/** Supplements have their own texts, which name their changes. */
export const mailTemplateNames = [...mailAudiences, 'customer-supplement', 'insurer-supplement'] as const;
export type MailTemplateName = (typeof mailTemplateNames)[number];
export type MailTemplates = Readonly<Record<MailTemplateName, MailTemplate>>;

export function mailTemplateFor(audience: MailAudience, isSupplement: boolean): MailTemplateName {
  return isSupplement ? `${audience}-supplement` : audience;
}

/** The fields of a template, with examples for the preview. */
export const mailFields = {
  customer: { label: 'Name of the customer', example: 'Frances Whitmore' },
  insurer: { label: 'Name of the insurer', example: 'Prairie Mutual' },
  number: { label: 'Number of the estimate', example: 'E-1042' },
  version: { label: 'Version that is sent', example: 'E01' },
  vehicle: { label: 'Year, make and model', example: '2021 Forest Run 29BH' },
  claim: { label: 'Claim number', example: 'PM-77120' },
  total: { label: 'Total of the repair', example: '$9,350.42' },
  before: { label: 'Version a supplement follows', example: 'E01' },
  change: { label: 'What a supplement does to the total', example: 'adds $174.98' },
  changes: {
    label: 'Lines a supplement adds, changes and removes',
    example: 'Added: Roof decking\nChanged: Sidewall, section',
  },
  company: { label: 'Name of your company', example: 'Northgate RV' },
  estimator: { label: 'Who sends it', example: 'Dana Reyes' },
  link: { label: 'Address of the page to read and answer', example: 'https://…/share/…' },
} as const;

export type MailField = keyof typeof mailFields;
const mailFieldNames = Object.keys(mailFields) as readonly MailField[];
export type MailValues = Readonly<Record<MailField, string>>;

export const mailLimits = { subject: 200, text: 5_000, recipients: 5, address: 254 } as const;

export const shippedMailTemplates: MailTemplates = {
  customer: {
    subject: 'Your repair estimate {{number}} from {{company}}',
    text: `Hello {{customer}},

here is the estimate for the repair of your {{vehicle}}. It comes to {{total}}.

{{link}}

Please read it and let us know whether we may begin. To ask something, simply answer this message.

{{estimator}}
{{company}}`,
  },
  insurer: {
    subject: 'Estimate {{number}} {{version}}, claim {{claim}}',
    text: `Hello,

here is estimate {{number}}, version {{version}}, for the {{vehicle}} of {{customer}}, claim {{claim}}. It comes to {{total}}.

{{link}}

Every line says where its hours and price come from. To ask something, simply answer this message.

{{estimator}}
{{company}}`,
  },
  'customer-supplement': {
    subject: 'Supplement {{version}} to your repair estimate {{number}} from {{company}}',
    text: `Hello {{customer}},

the repair of your {{vehicle}} needs something else than estimate {{before}} said. Supplement {{version}} {{change}}: the repair now comes to {{total}}.

{{changes}}

{{link}}

Please read it and let us know whether we may go on. To ask something, simply answer this message.

{{estimator}}
{{company}}`,
  },
  'insurer-supplement': {
    subject: 'Supplement {{version}} to estimate {{number}}, claim {{claim}}',
    text: `Hello,

here is supplement {{version}} to estimate {{number}} {{before}} for the {{vehicle}} of {{customer}}, claim {{claim}}. It {{change}}: the repair now comes to {{total}}.

{{changes}}

{{link}}

Only what is new or changed asks for an answer; lines you agreed to before stay agreed. To ask something, simply answer this message.

{{estimator}}
{{company}}`,
  },
};

const fieldPattern = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Unknown field names in double braces, as written. */
function unknownMailFields(text: string): readonly string[] {
  const names = Array.from(text.matchAll(fieldPattern), ([, name = '']) => name);
  return [...new Set(names.filter((name) => !isMailField(name)))];
}

/** The reason a template is invalid; undefined if it is valid. */
export function mailTemplateIssue({ subject, text }: MailTemplate): string | undefined {
  if (subject.trim() === '') return 'The subject must not be empty.';
  if (text.trim() === '') return 'The text must not be empty.';
  const unknown = unknownMailFields(`${subject}\n${text}`);
  if (unknown.length === 0) return undefined;
  const names = unknown.map((name) => `{{${name}}}`).join(', ');
  const fieldNames = mailFieldNames.map((name) => `{{${name}}}`).join(', ');
  return `${names} ${unknown.length === 1 ? 'is' : 'are'} not known. You can use ${fieldNames}.`;
}

/** Fills the fields in one pass, so that braces inside a value stay text. A line with only empty fields is removed. */
export function fillMailTemplate(text: string, values: MailValues): string {
  const lines = text.split('\n').flatMap((line) => {
    const filled = line.replaceAll(fieldPattern, (whole, name: string) =>
      isMailField(name) ? values[name] : whole,
    );
    return line.trim() !== '' && filled.trim() === '' ? [] : [filled];
  });
  return lines.join('\n').replaceAll(/\n{3,}/g, '\n\n');
}

/** Replacements for values the estimate lacks, so that sentences stay complete. */
export const missingMailValues: Partial<MailValues> = {
  customer: 'customer',
  insurer: 'insurer',
  vehicle: 'vehicle',
  claim: 'without a number',
};

function isMailField(name: string): name is MailField {
  return Object.hasOwn(mailFields, name);
}
