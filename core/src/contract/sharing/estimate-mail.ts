import { type Static, Type } from 'typebox';
import {
  mailAudiences,
  mailLimits,
  mailTemplateNames,
  type MailTemplates,
} from '../../domain/sharing/mail-template.ts';
import { endpoint } from '../endpoint.ts';
import { Id, OneId, orNull } from '../paging.ts';
import { line, paragraph } from '../text-fields.ts';

const exact = { additionalProperties: false } as const;

const ofAddress = '[^\\s@,;<>"()\\\\\\u0000-\\u001f\\u007f\\ud800-\\udfff]+';
/** A syntactically plausible e-mail address that cannot contain a second one. */
export const EmailAddress = Type.String({
  maxLength: mailLimits.address,
  pattern: `^${ofAddress}@${ofAddress}\\.${ofAddress}$`,
});

/** `waiting`: not tried yet; `trying`: refused, and retried automatically. */
const mailStates = ['waiting', 'trying', 'sent', 'failed'] as const;

const EstimateMail = Type.Object({
  id: Type.String(),
  audience: Type.Enum(mailAudiences),
  /** The version, and its last correction; empty if none. */
  version: Type.String(),
  correction: Type.String(),
  to: Type.Array(Type.String()),
  subject: Type.String(),
  text: Type.String(),
  by: Type.String(),
  at: Type.String(),
  state: Type.Enum(mailStates),
  attempts: Type.Integer({ minimum: 0 }),
  /** The mail server's last error; null if there was none. */
  trouble: orNull(Type.String()),
  sentAt: orNull(Type.String()),
  /** The attached PDF; null if only the link was sent. */
  fileName: orNull(Type.String()),
});
export type EstimateMail = Static<typeof EstimateMail>;

export const sendEstimateMail = endpoint({
  method: 'POST',
  path: '/api/estimates/:id/mails',
  feature: 'sharing',
  scope: 'company',
  summary:
    'Mail a link to the last locked version, with its PDF if wished; sent again under its id, it counts once',
  params: OneId,
  body: Type.Object(
    {
      id: Id,
      audience: Type.Enum(mailAudiences),
      /** The version its sender saw; no other version is sent instead. */
      version: Type.String({ pattern: '^(E01|S[0-9]{2,4})$' }),
      to: Type.Array(EmailAddress, { minItems: 1, maxItems: mailLimits.recipients }),
      /** Placeholders in double braces are filled in. */
      subject: line(mailLimits.subject),
      text: paragraph(mailLimits.text),
      /** Attaches the estimate as a PDF. */
      withPdf: Type.Boolean(),
    },
    exact,
  ),
  reply: EstimateMail,
  refusals: ['forbidden', 'not-found', 'conflict', 'invalid-request', 'too-many-requests'],
  limit: { requests: 30, perSeconds: 60 },
});

export const listEstimateMails = endpoint({
  method: 'GET',
  path: '/api/estimates/:id/mails',
  feature: 'sharing',
  scope: 'company',
  summary: 'What was mailed of an estimate and what became of it, newest first',
  params: OneId,
  reply: Type.Object({ items: Type.Array(EstimateMail) }),
  refusals: ['forbidden', 'not-found'],
});

export const retryEstimateMail = endpoint({
  method: 'POST',
  path: '/api/estimate-mails/:id/retry',
  feature: 'sharing',
  scope: 'company',
  summary: 'Try a mail again that the mail server would not take',
  params: OneId,
  body: Type.Object({}, exact),
  reply: EstimateMail,
  refusals: ['forbidden', 'not-found', 'conflict'],
});

const Template = Type.Object({ subject: line(mailLimits.subject), text: paragraph(mailLimits.text) }, exact);

const MailText = Type.Object({ subject: Type.String(), text: Type.String() });

const templatesReply = Type.Object({
  templates: Type.Unsafe<MailTemplates>(
    Type.Object(Object.fromEntries(mailTemplateNames.map((name) => [name, MailText]))),
  ),
  /** Templates the company has changed. */
  own: Type.Array(Type.Enum(mailTemplateNames)),
  mayChange: Type.Boolean(),
  /** False without a mail server: users must pass links on themselves. */
  canMail: Type.Boolean(),
});

export const readMailTemplates = endpoint({
  method: 'GET',
  path: '/api/mail-templates',
  feature: 'sharing',
  scope: 'company',
  summary: 'What the company writes when it mails an estimate',
  reply: templatesReply,
  refusals: ['forbidden'],
});

export const changeMailTemplate = endpoint({
  method: 'PUT',
  path: '/api/mail-templates',
  feature: 'sharing',
  scope: 'company',
  summary:
    'Change what the company writes to one audience, about estimates or supplements; null goes back to the words it came with',
  body: Type.Object({ audience: Type.Enum(mailTemplateNames), template: orNull(Template) }, exact),
  reply: templatesReply,
  refusals: ['forbidden', 'invalid-request'],
});
