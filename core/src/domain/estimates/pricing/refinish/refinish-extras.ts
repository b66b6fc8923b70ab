import { percentOfHours } from '../../../rounding.ts';
import type { TenthHours } from '../../../units.ts';
import { type RuleHours, type RuleItem, ruleItems } from '../values/rule-item.ts';
import type { HoursTerm } from '../values/hours-term.ts';
import { greatest, type Panel, type IsGreater } from '../line-hours/panel.ts';
import type { RefinishRules } from '../../model/profile.ts';
import type { RefinishContext } from './refinish-context.ts';

/** The panel that counts as first for each extra: the greatest of those that get it. */
export interface FirstOfEach {
  readonly threeStage: Panel | null;
  readonly twoTone: Panel | null;
  readonly gravelGuard: Panel | null;
}

export function firstOfEach(panels: readonly Panel[], isGreater: IsGreater): FirstOfEach {
  return {
    threeStage: greatest(panels.filter(isThreeStage), isGreater),
    twoTone: greatest(panels.filter(isTwoTone), isGreater),
    gravelGuard: greatest(
      panels.filter(({ entry }) => entry.hasGravelGuard),
      isGreater,
    ),
  };
}

type ExtraRule = 'three-stage' | 'two-tone' | 'sand-and-buff' | 'gravel-guard';

const descriptions: Record<ExtraRule, string> = {
  'three-stage': 'Add for three-stage',
  'two-tone': 'Add for two-tone',
  'sand-and-buff': 'Finish sand and buff',
  'gravel-guard': 'Add for gravel guard',
};

/** Work in addition to the panel's color and clear. `net` is after overlap and edges. */
export function extraItems(
  panel: Panel,
  net: TenthHours,
  firsts: FirstOfEach,
  { rules, overrideFor }: RefinishContext,
): readonly RuleItem[] {
  const { hasSandAndBuff, hasGravelGuard } = panel.entry;
  const items: RuleItem[] = [];
  if (isThreeStage(panel)) {
    const term = threeStageTerm(net, panel === firsts.threeStage, rules);
    items.push(...ruleItems(extraHours(panel, 'three-stage', term), overrideFor));
  }
  if (isTwoTone(panel)) {
    const term = twoToneTerm(net, panel === firsts.twoTone, rules);
    items.push(...ruleItems(extraHours(panel, 'two-tone', term), overrideFor));
  }
  if (hasSandAndBuff) {
    items.push(...ruleItems(extraHours(panel, 'sand-and-buff', sandAndBuffTerm(panel, rules)), overrideFor));
  }
  if (hasGravelGuard) {
    const term = gravelGuardTerm(panel === firsts.gravelGuard, rules);
    items.push(...ruleItems(extraHours(panel, 'gravel-guard', term), overrideFor));
  }
  return items;
}

function extraHours(panel: Panel, rule: ExtraRule, term: HoursTerm): RuleHours {
  return {
    cause: panel,
    rule,
    key: `${rule}:${panel.task.line.id}`,
    description: descriptions[rule],
    terms: [term],
    usesPaint: rule !== 'sand-and-buff',
  };
}

/** The coach is masked again for each booth cycle after the first. */
export function coverItems(
  panel: Panel,
  cycle: number,
  { rules, overrideFor }: RefinishContext,
): readonly RuleItem[] {
  const { bucket } = panel.task;
  const found: RuleHours = {
    cause: panel,
    rule: 'cover',
    key: bucket === 'in-totals' ? `cover:${cycle}` : `cover:${cycle}:${bucket}`,
    description: 'Cover unit for another booth cycle',
    terms: [{ kind: 'further-cover', numbers: [cycle], amount: rules.furtherCover }],
    usesPaint: false,
  };
  return ruleItems(found, overrideFor);
}

// A blend's percentage covers all stages and tones of the panel.
function isThreeStage({ entry }: Panel): boolean {
  return entry.system === 'three-stage' && entry.mode === 'full';
}

function isTwoTone({ entry }: Panel): boolean {
  return entry.isTwoTone && entry.mode === 'full';
}

function threeStageTerm(net: TenthHours, isFirst: boolean, rules: RefinishRules): HoursTerm {
  const percent = isFirst ? rules.threeStageFirst : rules.threeStageAdditional;
  const kind = isFirst ? 'three-stage-first' : 'three-stage-additional';
  return { kind, numbers: [net, percent], amount: percentOfHours(net, percent) };
}

function twoToneTerm(net: TenthHours, isFirst: boolean, rules: RefinishRules): HoursTerm {
  const percent = isFirst ? rules.twoToneFirst : rules.twoToneAdditional;
  const kind = isFirst ? 'two-tone-first' : 'two-tone-additional';
  return { kind, numbers: [net, percent], amount: percentOfHours(net, percent) };
}

function sandAndBuffTerm({ base }: Panel, { sandAndBuff }: RefinishRules): HoursTerm {
  const amount = percentOfHours(base, sandAndBuff);
  return { kind: 'sand-and-buff', numbers: [base, sandAndBuff], amount };
}

function gravelGuardTerm(isFirst: boolean, rules: RefinishRules): HoursTerm {
  return isFirst
    ? { kind: 'gravel-guard-first', numbers: [], amount: rules.gravelGuardFirst }
    : { kind: 'gravel-guard-additional', numbers: [], amount: rules.gravelGuardAdditional };
}
