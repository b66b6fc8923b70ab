import { type Static, Type } from 'typebox';
import { disclaimedDocuments, type EstimateSettings } from '../../domain/account/settings.ts';
import { settingsLimits } from '../../domain/account/settings-limits.ts';
import { sideNamings } from '../../domain/account/side-names.ts';
import { vehicleTypes } from '../../domain/catalogue/trade-words.ts';
import type { Profile } from '../../domain/estimates/model/profile.ts';
import { profileFields } from '../estimates/edits/profile.ts';
import { exact, list, Text } from '../estimates/edits/values.ts';
import { endpoint } from '../endpoint.ts';
import { Id, OneId, orNull } from '../paging.ts';
import { Count } from '../numbers.ts';
import { text } from '../text-fields.ts';

const ProfileSchema = Type.Object(profileFields, exact);

/** Checks only the structure; excessive values are reported per field by the service. */
const Settings = Type.Object(
  {
    profiles: list(
      Type.Object(
        { id: Id, profile: ProfileSchema, insurers: list(Text, settingsLimits.insurers * 2) },
        exact,
      ),
      settingsLimits.profiles * 2,
    ),
    defaultProfile: Id,
    numbering: Type.Object(
      { prefix: Text, digits: Type.Integer({ minimum: 0, maximum: 1_000 }), isYearly: Type.Boolean() },
      exact,
    ),
    letterhead: Type.Object(
      { name: Text, address: Text, phone: Text, email: Text, license: Text, logo: orNull(Id) },
      exact,
    ),
    disclaimers: Type.Object(
      Object.fromEntries(disclaimedDocuments.map((document) => [document, Text])),
      exact,
    ),
    sideNaming: Type.Enum(sideNamings),
    vehicleType: orNull(Type.Enum(vehicleTypes)),
    /** The server sets user and time. */
    bookReview: Type.Optional(orNull(Type.Object({ by: Text, at: Text }, exact))),
  },
  exact,
);

const settingsReply = Type.Object({
  /** Counts changes; a change must name the revision it is based on. */
  revision: Count,
  changedAt: orNull(Type.String()),
  changedBy: orNull(Type.String()),
  mayChange: Type.Boolean(),
  /** Names of the users who can change them. */
  owners: Type.Array(Type.String()),
  company: Type.String(),
  /** The current next number of the counter. */
  nextCount: Count,
  /** Validated on input, returned unchanged. */
  settings: Type.Unsafe<EstimateSettings>(Type.Unknown()),
});
export type SettingsReply = Static<typeof settingsReply>;

export const readSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  feature: 'account',
  scope: 'company',
  summary: 'What new estimates of the company start with',
  reply: settingsReply,
  refusals: ['forbidden'],
});

export const readSideNaming = endpoint({
  method: 'GET',
  path: '/api/settings/side-naming',
  feature: 'account',
  scope: 'company',
  summary:
    'What the company calls the two long sides of a coach, and whether it reviewed the book, for whoever works there',
  reply: Type.Object({ sideNaming: Type.Enum(sideNamings), isBookReviewed: Type.Boolean() }),
  refusals: [],
});

export const changeSettings = endpoint({
  method: 'PUT',
  path: '/api/settings',
  feature: 'account',
  scope: 'company',
  summary: 'Change what new estimates of the company start with; estimates that exist keep theirs',
  body: Type.Object(
    {
      since: Count,
      settings: Settings,
      /** The next number of the counter; if absent, counting continues. */
      nextCount: Type.Optional(Type.Integer({ minimum: 1, maximum: 999_999_999 })),
    },
    exact,
  ),
  reply: settingsReply,
  refusals: ['forbidden', 'invalid-request', 'conflict'],
  bodyBytes: 2 * 1024 * 1024,
});

export const checkProfile = endpoint({
  method: 'POST',
  path: '/api/settings/check-profile',
  feature: 'account',
  scope: 'company',
  summary: 'Whether a profile from a file can be taken, and which field cannot; nothing is kept',
  body: Type.Object({ profile: ProfileSchema }, exact),
  reply: Type.Object({ profile: Type.Unsafe<Profile>(Type.Unknown()) }),
  refusals: ['forbidden', 'invalid-request'],
});

const logoBodyBytes = Math.ceil(settingsLimits.logoBytes / 3) * 4 + 'data:image/jpeg;base64,'.length + 1024;

export const addLogo = endpoint({
  method: 'POST',
  path: '/api/settings/logos',
  feature: 'account',
  scope: 'company',
  summary: 'Keep a picture for the letterhead; it is printed once the settings name it',
  // Excess length is reported as a sentence; the body limit stops it anyway.
  body: Type.Object({ image: text(logoBodyBytes) }, exact),
  reply: Type.Object({ id: Id }),
  refusals: ['forbidden', 'invalid-request'],
  limit: { requests: 30, perSeconds: 60 },
  bodyBytes: logoBodyBytes,
});

export const readLogo = endpoint({
  method: 'GET',
  path: '/api/settings/logos/:id',
  feature: 'account',
  scope: 'company',
  summary: 'A picture of the letterhead, as a data address; it never changes',
  params: OneId,
  reply: Type.Object({ image: Type.String() }),
  refusals: ['forbidden', 'not-found'],
  cache: 'for-ever',
});
