import type { Action as Need } from '@dre/core/domain/companies/roles';
import { needOf } from '@dre/core/domain/companies/screen-roles';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useSyncExternalStore } from 'react';
import { useHasShop } from '../../features/session/use-has-shop.ts';
import { useMay } from '../../features/session/use-may.ts';
import { type Command, offeredCommands, onCommandsOffered } from '../../lib/commands.ts';
import { startGuide } from '../../lib/guide/guide-progress.ts';
import { chooseDisplay, isSunlit } from '../../ui/theme/theme.ts';
import { showLayer } from '../../lib/page/layers.ts';

const screens = [
  { to: '/estimate/dashboard', name: 'Dashboard' },
  { to: '/estimate/my-estimates', name: 'My Estimates' },
  { to: '/estimate/customers', name: 'Customers' },
  { to: '/help/book', name: 'The book' },
  { to: '/help/view-topics', name: 'Help' },
  { to: '/account/settings', name: 'Default Estimate Settings' },
  { to: '/account/house-values', name: 'House values' },
  { to: '/account/templates', name: 'Templates' },
  { to: '/account/profile', name: 'My account' },
  { to: '/account/company', name: 'Company' },
  { to: '/account/reports', name: 'Reports' },
  { to: '/account/shop', name: 'Shop settings' },
  { to: '/contact-us', name: 'Contact Us' },
] as const;

const shopScreens = [
  { to: '/shop/board', name: 'Shop board' },
  { to: '/shop/parts', name: 'Parts desk' },
  { to: '/shop/my-work', name: 'My work and the clock' },
  { to: '/shop/performance', name: 'Performance of the shop' },
] as const;

/** The actions available here: the commands of the screen, then those of every screen. */
export function useActions(text: string): readonly Command[] {
  const navigate = useNavigate();
  const may = useMay();
  const hasShop = useHasShop();
  const offered = useSyncExternalStore(onCommandsOffered, offeredCommands, offeredCommands);
  const actions = useMemo(() => {
    const all: readonly Action[] = [
      ...offered.filter(({ run }) => run !== undefined),
      ...everywhereActions(navigate, hasShop),
    ];
    return all.filter(({ need }) => need === undefined || may(need));
  }, [offered, navigate, may, hasShop]);
  return useMemo(() => {
    const words = text.toLowerCase().split(/\s+/);
    return actions.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  }, [actions, text]);
}

interface Action extends Command {
  /** The permission that is needed for it to be offered. */
  readonly need?: Need | undefined;
}

function everywhereActions(navigate: ReturnType<typeof useNavigate>, hasShop: boolean): readonly Action[] {
  const go = { keys: [], where: 'Everywhere' };
  const newEstimate = {
    to: '/estimate/$id/new-estimate',
    params: { id: '0' },
    search: { damage: 'front' },
  } as const;
  return [
    {
      ...go,
      id: 'new',
      name: 'New Estimate',
      keys: [['N']],
      need: 'edit-estimates',
      run: () => void navigate(newEstimate),
    },
    {
      ...go,
      id: 'guide',
      name: 'Your first estimate, step by step',
      need: 'edit-estimates',
      run: () => startGuide(),
    },
    ...[...screens, ...(hasShop ? shopScreens : [])].map(({ to, name }) => ({
      ...go,
      id: to,
      name,
      need: needOf(to),
      run: () => void navigate({ to }),
    })),
    {
      ...go,
      id: 'sun',
      name: 'Sunlight contrast on or off',
      run: () => chooseDisplay({ contrast: isSunlit() ? 'normal' : 'sun' }),
    },
    { ...go, id: 'help', name: 'Help for this screen', keys: [['F1']], run: () => showLayer('help') },
    { ...go, id: 'keys', name: 'Keys and display', keys: [['?']], run: () => showLayer('keys') },
  ];
}
