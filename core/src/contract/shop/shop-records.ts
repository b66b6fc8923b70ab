import { Type } from 'typebox';
import { type Absence, absenceKinds } from '../../domain/shop/model/absence.ts';
import type { CrewMember } from '../../domain/shop/model/crew-member.ts';
import { departments, phases, type SkillLevel } from '../../domain/shop/model/departments.ts';
import {
  locationKinds,
  type ShopLocation,
  type UnitMeasures,
} from '../../domain/shop/model/shop-location.ts';
import type { ShopSettings } from '../../domain/shop/model/shop-settings.ts';
import { shopLimits } from '../../domain/shop/model/shop-limits.ts';
import type { WorkCalendar } from '../../domain/shop/model/work-calendar.ts';
import type { Inches, Millionths, Minutes } from '../../domain/units.ts';
import { EmailAddress } from '../companies/companies.ts';
import { between, Code, exact, list } from '../estimates/edits/values.ts';
import { Id, orNull } from '../paging.ts';
import { line, requiredLine } from '../text-fields.ts';

export const Day = Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' });

/** An instant in UTC. */
export const Instant = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,12}Z$' });

export const ShopText = line(shopLimits.shortText);

/** A window may end on the next day. */
const Window = Type.Object(
  {
    from: Type.Integer({ minimum: 0, maximum: 1_440 }),
    until: Type.Integer({ minimum: 0, maximum: 2_880 }),
  },
  exact,
);
const Windows = list(Window, 10);

/** Without days away: those have calls of their own, so that changing a record never loses them. */
const Calendar = Type.Unsafe<WorkCalendar>(
  Type.Object(
    {
      week: Type.Object(
        { sun: Windows, mon: Windows, tue: Windows, wed: Windows, thu: Windows, fri: Windows, sat: Windows },
        exact,
      ),
      exceptions: list(Type.Object({ day: Day, windows: Windows, reason: ShopText }, exact), 1_000),
    },
    exact,
  ),
);

const Measure = orNull(between<Inches>(1, shopLimits.inches));

export const MeasuresSchema = Type.Unsafe<UnitMeasures>(
  Type.Object({ length: Measure, height: Measure, width: Measure }, exact),
);

export const LocationRecord = Type.Unsafe<ShopLocation>(
  Type.Object(
    {
      id: Id,
      name: ShopText,
      kind: Type.Enum(locationKinds),
      length: Measure,
      doorHeight: Measure,
      width: Measure,
      equipment: list(ShopText, 50),
      hours: orNull(Calendar),
    },
    exact,
  ),
);

const Level = Type.Unsafe<SkillLevel>(Type.Integer({ minimum: 1, maximum: 3 }));

export const CrewRecord = Type.Unsafe<CrewMember>(
  Type.Object(
    {
      id: Id,
      name: ShopText,
      userId: orNull(Id),
      levels: Type.Object(
        Object.fromEntries(departments.map((department) => [department, Type.Optional(Level)])),
        exact,
      ),
      certificates: list(Type.Object({ name: ShopText, issuer: ShopText, expires: orNull(Day) }, exact), 50),
      calendar: orNull(Calendar),
    },
    exact,
  ),
);

export const AbsenceRecord = Type.Unsafe<Absence>(
  Type.Object({ id: Id, kind: Type.Enum(absenceKinds), from: Day, until: Day, hours: orNull(Window) }, exact),
);

export const VendorRecord = Type.Object(
  {
    id: Id,
    name: requiredLine(shopLimits.shortText),
    contact: ShopText,
    phone: ShopText,
    email: Type.Union([Type.Literal(''), EmailAddress]),
    account: ShopText,
  },
  exact,
);

const PhaseName = Type.Enum(phases);

export const SettingsSchema = Type.Unsafe<ShopSettings>(
  Type.Object(
    {
      offShare: between<Millionths>(0, 1_000_000),
      route: Type.Object(Object.fromEntries(departments.map((department) => [department, PhaseName])), exact),
      detailParts: Type.Record(Code, PhaseName, { maxProperties: 100 }),
      moveMinutes: between<Minutes>(0, 480),
      holidays: list(Type.Object({ day: Day, name: ShopText }, exact), 200),
    },
    exact,
  ),
);
