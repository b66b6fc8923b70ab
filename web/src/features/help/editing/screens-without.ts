import type { HelpTopicRow } from '@dre/core/contract/help/help-admin';
import { type Screen, screens } from '@dre/core/contract/screens';

/** The screens without a topic. */
export function screensWithout(topics: readonly HelpTopicRow[]): readonly Screen[] {
  const covered = new Set(topics.flatMap((topic) => topic.screens));
  return screens.filter(({ path }) => !covered.has(path));
}
