import { HelpPanel } from '../../features/help/reading/help-panel.tsx';
import { showLayer } from '../../lib/page/layers.ts';

/** Help for the current screen, beside it. */
export function HelpLayer() {
  return <HelpPanel onClose={() => showLayer(null)} />;
}
